import { useState } from 'react';
import {
  freeName,
  newId,
  readMyModel,
  removeMyModel,
  saveMyModel,
  type MyModel,
  type StoredModel,
} from './store';

/** The models that were deleted since the page was loaded, the last one at the end. */
const deleted: StoredModel[] = [];

interface Changes {
  /** A sentence about the last change. */
  readonly news: string;
  /** The name of the model that `undo` restores; null if there is none. */
  readonly lastDeleted: string | null;
  readonly rename: (model: StoredModel, name: string) => void;
  readonly duplicate: (model: StoredModel) => void;
  readonly remove: (model: StoredModel) => void;
  readonly undo: () => void;
}

/** Changes the reader's models, and reports each change or the reason why it failed. */
export function useChanges(): Changes {
  const [news, setNews] = useState('');
  const save = (id: string, model: MyModel, done: string) => {
    const problem = saveMyModel(id, model);
    setNews(problem ?? done);
    return problem === null;
  };
  return {
    news,
    lastDeleted: deleted.at(-1)?.name ?? null,
    rename({ id }, name) {
      // Another tab may have changed the code since the list was rendered.
      const now = readMyModel(id);
      if (now) save(id, { ...now, name }, `Renamed to “${name}”.`);
    },
    duplicate({ id, name: original }) {
      const now = readMyModel(id);
      const name = freeName(`Copy of ${original}`);
      if (now) save(newId(), { ...now, name, changed: Date.now() }, `“${name}” is added.`);
    },
    remove(model) {
      deleted.push({ ...model, ...readMyModel(model.id) });
      removeMyModel(model.id);
      setNews(`“${model.name}” is deleted.`);
    },
    undo() {
      const last = deleted.at(-1);
      if (!last) return;
      const { id, ...model } = last;
      if (save(id, model, `“${model.name}” is back.`)) deleted.pop();
    },
  };
}
