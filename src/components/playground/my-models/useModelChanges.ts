import { useState } from 'react';
import { storeFiles } from './attachFiles';
import { joinSentences, type CodeFile } from './codeFiles';
import {
  unusedName,
  listMyModels,
  createModelId,
  readMyModel,
  removeMyModel,
  saveMyModel,
  type AttachedFile,
  type MyModel,
  type StoredModel,
} from './store';

/** The models deleted since the page was loaded, most recent last. */
const deleted: StoredModel[] = [];

/** The choices for an archived model whose name is taken. */
export type NameConflictAnswer = 'Keep both' | 'Replace' | 'Skip';

/** Returns functions that change the reader's models, and a message about the last change or its failure. */
export function useModelChanges() {
  const [message, setMessage] = useState('');
  const save = (id: string, model: MyModel, done: string) => {
    const problem = saveMyModel(id, model);
    setMessage(problem ?? done);
    return problem === null;
  };
  return {
    message,
    setMessage,
    /** The name of the model that `undo` restores; null if there is none. */
    lastDeleted: deleted.at(-1)?.name ?? null,
    rename({ id }: StoredModel, name: string) {
      // Another tab may have changed the code since the list was rendered.
      const now = readMyModel(id);
      if (now) save(id, { ...now, name }, `Renamed to “${name}”.`);
    },
    duplicate({ id, name: original }: StoredModel) {
      const now = readMyModel(id);
      const name = unusedName(`Copy of ${original}`);
      if (now) save(createModelId(), { ...now, name, changed: Date.now() }, `“${name}” is added.`);
    },
    remove(model: StoredModel) {
      deleted.push({ ...model, ...readMyModel(model.id) });
      removeMyModel(model.id);
      setMessage(`“${model.name}” is deleted.`);
    },
    undo: () => {
      const last = deleted.at(-1);
      if (!last) return;
      const { id, ...model } = last;
      if (save(id, model, `“${model.name}” is back.`)) deleted.pop();
    },
    ...useFiles(save, setMessage),
  };
}

/** Returns a function that adds the models in files. Archived models wait for an answer if their name is taken. */
function useFiles(
  save: (id: string, model: MyModel, done: string) => boolean,
  onMessage: (message: string) => void,
) {
  const [waiting, setWaiting] = useState<readonly CodeFile[]>([]);
  return {
    /** Adds the models of `files`, and reports `problems` and further problems. Returns the ids of the new models. */
    async add(files: readonly CodeFile[], problems: readonly string[]) {
      const names = new Set(listMyModels().models.map(({ name }) => name));
      const isTaken = ({ isArchived, name }: CodeFile) => isArchived && names.has(name);
      setWaiting([...waiting, ...files.filter(isTaken)]);
      const ids: string[] = [];
      const sentences = [...problems];
      for (const file of files.filter((each) => !isTaken(each))) {
        const id = createModelId();
        const attached = file.attached && (await storeFiles(file.attached));
        sentences.push(...(attached?.problems ?? []));
        const problem = saveMyModel(id, modelOf(file, unusedName(file.name), attached?.files));
        if (problem === null) ids.push(id);
        else sentences.push(`“${file.name}”: ${problem}`);
      }
      const added = ids.length > 0 ? `Added: ${ids.length}. ` : '';
      onMessage((added + joinSentences(sentences)).trim());
      return ids;
    },
    /** The next archived model whose name is taken; null if there is none. */
    conflict: waiting[0] ?? null,
    answer: async (answer: NameConflictAnswer) => {
      const [file, ...rest] = waiting;
      setWaiting(rest);
      if (!file) return;
      const { name } = file;
      const before = listMyModels().models.find((model) => model.name === name);
      if (answer === 'Skip') {
        onMessage(`“${name}” from the archive is skipped.`);
        return;
      }
      const attached = file.attached && (await storeFiles(file.attached));
      const isNew = answer === 'Keep both' || !before;
      const model = modelOf(file, isNew ? unusedName(name) : name, attached?.files);
      const done = `“${name}” is ${isNew ? 'added' : 'replaced'}. ${joinSentences(attached?.problems ?? [])}`;
      if (save(isNew ? createModelId() : before.id, model, done.trim()) && !isNew)
        deleted.push(before);
    },
  };
}

/** Returns the model for a file. Its code runs only after the reader has pressed Run. */
function modelOf({ code }: CodeFile, name: string, files?: AttachedFile[]): MyModel {
  return {
    name,
    code,
    params: null,
    changed: Date.now(),
    picture: null,
    source: { kind: 'file', code, wasRun: false, site: null, params: null },
    files,
  };
}
