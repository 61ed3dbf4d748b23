import { draftKeyOf } from '../model/draft/draft';
import { blankModel } from './blankModel';

/**
 * Matches an address, and the name of an entry that this browser keeps, with which the playground opens something else than
 * the empty model. The text of a regular expression.
 */
export const elsewhere = `[?&]start=|#model=|${draftKeyOf(blankModel.name)}`;
