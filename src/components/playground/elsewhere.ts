import { draftKeyOf } from '../model/draft/draft';
import { blankModel } from './blankModel';

/**
 * Matches an address, and the name of an entry that this browser keeps, with which the playground opens something else than
 * the empty model. As the text of a regular expression: the start script reads it in the page (`data-start-at`).
 */
export const elsewhere = `[?&]start=|#model=|${draftKeyOf(blankModel.name)}`;
