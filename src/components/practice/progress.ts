import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { parseJson, readEntry, watchStorage, writeEntry } from '../browser-storage/browserStorage';

/** The key of the reader's progress in `localStorage`. */
const key = 'practice';

const taskSchema = v.strictObject({
  solved: v.boolean(),
  hints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
});
/** The site has fewer tasks, so an entry with more tasks is invalid. */
const maxTasks = 200;

const progressSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), taskSchema),
  v.maxEntries(maxTasks),
);

export type TaskProgress = v.InferOutput<typeof taskSchema>;
export type Progress = v.InferOutput<typeof progressSchema>;

const nothing: TaskProgress = { solved: false, hints: 0 };
/**
 * Caches the parsed entry with its JSON, because `useSyncExternalStore` needs the same object until something changes.
 */
let cachedProgress: { readonly text: string | null; readonly progress: Progress } = {
  text: null,
  progress: {},
};
let lastWasSaved = true;

/** Returns the progress in `text`; null if it is not valid. */
export function parseProgress(text: string): Progress | null {
  return parseJson(text, v.parser(progressSchema));
}

/** Returns the reader's progress; an empty one if the entry is invalid. */
export function readProgress(): Progress {
  const text = readEntry(key);
  if (lastWasSaved && text !== cachedProgress.text)
    cachedProgress = { text, progress: (text === null ? null : parseProgress(text)) ?? {} };
  return cachedProgress.progress;
}

/** Changes the progress of one task. Progress that other tabs have stored for other tasks stays. */
export function writeTask(task: string, change: Partial<TaskProgress>): void {
  const all = readProgress();
  writeProgress({ ...all, [task]: { ...nothing, ...all[task], ...change } });
}

/**
 * Replaces the progress. If the browser has no storage, the progress is lost when the page closes. Stores only the last
 * `maxTasks` tasks, because a loaded file may contain more.
 */
export function writeProgress(all: Progress): void {
  const progress = Object.fromEntries(Object.entries(all).slice(-maxTasks));
  cachedProgress = { text: JSON.stringify(progress), progress };
  // `writeEntry` calls listeners that read the progress. They must not read the old entry.
  lastWasSaved = false;
  lastWasSaved = writeEntry(key, progress) === null;
}

/** Returns false if this browser did not save the last change. */
export function isProgressSaved(): boolean {
  return lastWasSaved;
}

/** Returns the progress of all tasks; none in the first render, because the built HTML is the same for all readers. */
export function useAllProgress(): Progress {
  return useSyncExternalStore(watchStorage, readProgress, () => noProgress);
}

export function useProgress(task: string): TaskProgress {
  return useAllProgress()[task] ?? nothing;
}

const noProgress: Progress = {};
