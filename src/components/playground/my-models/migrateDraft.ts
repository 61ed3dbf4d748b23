import { draftStoreOf, readDraft } from '../../model/draft/draft';
import { blankModel } from '../blankModel';
import { storeLastOpenId } from './lastOpenId';
import { unusedName, createModelId, saveMyModel } from './store';

/** Converts the single draft of earlier releases to a model. Can be removed in 2028. */
export function migrateDraft(): void {
  const draft = readDraft(blankModel.name);
  if (!draft) return;
  const id = createModelId();
  const problem = saveMyModel(id, {
    name: unusedName('Untitled'),
    code: draft.code ?? blankModel.code,
    params: draft.params,
    changed: Date.now(),
    picture: null,
    source: { kind: 'new' },
  });
  // If the model cannot be stored, the draft stays.
  if (problem !== null) return;
  draftStoreOf(blankModel.name).save(null);
  storeLastOpenId(id);
}
