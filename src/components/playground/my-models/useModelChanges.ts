import { useState } from 'react';
import { storeFiles } from './attachFiles';
import { joinSentences, type CodeFile } from './codeFiles';
import { codeFileName } from './modelStore';
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

/** The archived models whose names are taken, until the reader has answered. Kept when the dialog closes. */
let unanswered: readonly CodeFile[] = [];

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
  const [waiting, setWaitingState] = useState(unanswered);
  const setWaiting = (files: readonly CodeFile[]) => {
    unanswered = files;
    setWaitingState(files);
  };
  return {
    /** Adds the models of `files`, and reports `problems` and further problems. Returns the ids of the new models. */
    async add(files: readonly CodeFile[], problems: readonly string[]) {
      const isTaken = (file: CodeFile) => file.isArchived && findNamesake(file) !== undefined;
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
    /** Answers the question about `conflict`. Returns the ids of the replaced model and its replacement, or null. */
    async answer(answer: NameConflictAnswer) {
      const [file, ...rest] = waiting;
      setWaiting(rest);
      if (!file) return null;
      const { name } = file;
      if (answer === 'Skip') {
        onMessage(`“${name}” from the archive is skipped.`);
        return null;
      }
      const attached = file.attached && (await storeFiles(file.attached));
      const before = answer === 'Replace' ? findNamesake(file) : undefined;
      const model = modelOf(file, before?.name ?? unusedName(name), attached?.files);
      const done = `“${name}” is ${before ? 'replaced' : 'added'}. ${joinSentences(attached?.problems ?? [])}`;
      // The replacement gets a new id, because tabs that show the replaced model may run its code.
      if (before) removeMyModel(before.id);
      const id = createModelId();
      const isSaved = save(id, model, done.trim());
      if (!before) return null;
      if (isSaved) deleted.push(before);
      else saveMyModel(before.id, before);
      return isSaved ? { replaced: before.id, id } : null;
    },
  };
}

/** Returns the reader's model that an archive of all models would store in the same file as `name`. */
function findNamesake({ name }: CodeFile): StoredModel | undefined {
  const fileOf = (modelName: string) => codeFileName(modelName).toLowerCase();
  return listMyModels().models.find((model) => fileOf(model.name) === fileOf(name));
}

/** Returns the model for a file. Its code runs only after the reader has pressed Run. */
function modelOf({ code, params }: CodeFile, name: string, files?: AttachedFile[]): MyModel {
  return {
    name,
    code,
    params,
    changed: Date.now(),
    picture: null,
    source: { kind: 'file', code, wasRun: false, site: null, params: null },
    files,
  };
}
