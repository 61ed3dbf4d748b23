// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { attachmentLimits } from '../../../modeling';
import { attachFiles, storeFiles, safeFileName } from './attachFiles';
import * as fileBytes from './fileBytes';
import { modelStoreOf } from './modelStore';
import { limits, saveProblems, readMyModel, saveMyModel, type MyModel } from './store';

// jsdom has no IndexedDB. A browser test covers it.
vi.mock('./fileBytes', () => ({
  writeFile: vi.fn(() => Promise.resolve()),
  deleteAllExcept: vi.fn(() => Promise.resolve()),
  loadFileBytes: vi.fn((files: readonly { name: string; key: string }[]) =>
    Promise.resolve(new Map(files.map(({ name, key }) => [name, new Blob([key])]))),
  ),
}));
const writeFile = vi.mocked(fileBytes.writeFile);

const version = { code: 'mine', params: null, wasRun: true };
const file = (name: string, size = 1) => {
  const made = new File(['x'], name);
  // Fakes the size, because a real file of this size would take too much memory.
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const openStore = (id = 'a', linkAddress?: string) =>
  modelStoreOf({
    ...{ id, name: 'Clip', code: 'start' },
    ...(linkAddress === undefined
      ? { source: { kind: 'new' as const } }
      : {
          linkAddress,
          source: { kind: 'link' as const, code: 'start', wasRun: false, site: null, params: null },
        }),
  });
const namesOf = (id = 'a') => readMyModel(id)?.files?.map(({ name }) => name);
const stored = (files: MyModel['files']): MyModel => ({
  ...{ name: 'Other', code: '', params: null, changed: 1, picture: null, files },
  source: { kind: 'new' },
});

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/playground');
});

// Requirement 10.91.
it.each([
  ['../../etc/part.step', 'part.step'],
  ['C:\\parts\\part.STEP', 'part.STEP'],
  ['<img src=x onerror=alert(1)>.svg', 'img src-x onerror-alert-1--.svg'],
  ['a\u0000b\u202E\n.stl', 'a-b--.stl'],
  ['.hidden.ttf', 'hidden.ttf'],
  ['cafe\u0301 n° 2.step', 'café n- 2.step'],
  [`${'x'.repeat(5000)}.step`, `${'x'.repeat(80)}.step`],
  ['"];import("evil")//.step', 'step'],
])('attaching a file named %j stores it as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

// Requirements 10.90, 10.84.
it('attaching files stores a new model and replaces files of the same names', async () => {
  const store = openStore();
  expect(await attachFiles(store, version, [file('a.step'), file('b.svg')])).toEqual([
    'Attached: a.step, b.svg.',
  ]);
  expect(readMyModel('a')).toMatchObject({ name: 'Clip', code: 'mine' });
  expect(window.location.search).toBe('?model=a');
  const before = store.attached?.();
  await attachFiles(store, version, [file('a.step', 7)]);
  expect(store.files().map(({ name, size }) => [name, size])).toEqual([
    ['b.svg', 1],
    ['a.step', 7],
  ]);
  expect(store.attached?.()?.key).not.toBe(before?.key);
  store.save({ ...version, code: 'changed' });
  expect(namesOf()).toEqual(['b.svg', 'a.step']);
});

it('attached files stay when the linked code is restored', async () => {
  const store = openStore('a', '#model=x');
  await attachFiles(store, version, [file('a.step')]);
  store.save(null);
  expect(readMyModel('a')).toMatchObject({ code: 'start', source: { wasRun: false } });
  expect(namesOf()).toEqual(['a.step']);
  store.setFiles([], version);
  expect(store.attached?.()).toBeNull();
  store.save(null);
  expect(readMyModel('a')).toBeNull();
});

// Requirement 10.91.
it.each([
  [
    'of another type',
    file('a.exe'),
    '“a.exe” is not attached: only STEP, STL, SVG, TTF, OTF and WOFF',
  ],
  ['without a type', file('step'), '“step” is not attached: only STEP'],
  ['that is too large', file('a.step', attachmentLimits.bytes + 1), 'a file can have up to 10 MB.'],
])(
  'a file %s is rejected unread with the reason, and the other files are attached',
  async (_, bad, problem) => {
    const read = vi.spyOn(bad, 'arrayBuffer');
    const sentences = await attachFiles(openStore(), version, [bad, file('good.stl')]);
    expect(sentences[0]).toBe('Attached: good.stl.');
    expect(sentences[1]).toContain(problem);
    expect(namesOf()).toEqual(['good.stl']);
    expect(writeFile).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
  },
);

// Requirement 10.91.
it('attaching a thousand files stops at the limit of files per model', async () => {
  const all = Array.from({ length: 1000 }, (_, index) => file(`${index}.step`));
  const sentences = await attachFiles(openStore(), version, all);
  expect(namesOf()).toHaveLength(attachmentLimits.files);
  expect(writeFile).toHaveBeenCalledTimes(attachmentLimits.files);
  expect(sentences.at(-1)).toBe('“999.step” is not attached: a model can have up to 50 files.');
});

// Requirement 10.91.
it('the files of all models share one size limit, and copies count once', async () => {
  const large = (key: string) => ({ name: 'a.step', size: attachmentLimits.bytes, key });
  for (const key of ['1', '2', '3', '4']) {
    saveMyModel(key, stored([large(key)]));
    saveMyModel(`copy of ${key}`, stored([large(key)]));
  }
  const sentences = await attachFiles(openStore(), version, [
    file('1.step', attachmentLimits.bytes),
    file('2.step', 1),
  ]);
  expect(namesOf()).toEqual(['1.step']);
  expect(sentences[1]).toContain('all files of all models can have up to 50 MB.');
});

// Requirement 8.30.
it.each([
  ['QuotaExceededError', "the browser's storage is full."],
  ['SecurityError', 'this browser does not keep files.'],
])('a file that the browser cannot store is not attached: %s', async (name, problem) => {
  writeFile.mockRejectedValueOnce(new DOMException('No.', name));
  expect(await attachFiles(openStore(), version, [file('a.step')])).toEqual([
    `“a.step” is not attached: ${problem}`,
  ]);
  expect(readMyModel('a')).toBeNull();
});

// Requirement 8.30.
it('attaching files reports `tooMany` if the model cannot be stored because the limit is reached', async () => {
  for (let count = 0; count < limits.models; count++) saveMyModel(`m${count}`, stored(undefined));
  expect(await attachFiles(openStore(), version, [file('a.step')])).toEqual([saveProblems.tooMany]);
});

it.each([
  ['a name with a path', [{ name: '../a.step', size: 1, key: 'k' }]],
  ['a size beyond the limit', [{ name: 'a.step', size: 1e12, key: 'k' }]],
  ['too many files', Array.from({ length: 51 }, () => ({ name: 'a.step', size: 1, key: 'k' }))],
])('a stored list of files with %s is dropped, but the code stays', (_, files) => {
  localStorage.setItem('my-model:a', JSON.stringify({ ...stored(undefined), code: 'work', files }));
  expect(readMyModel('a')).toMatchObject({ code: 'work' });
  expect(namesOf()).toBeUndefined();
});

it('of several chosen files with the same name, only the last one is attached', async () => {
  const { files } = await storeFiles([file('x/a.step', 1), file('y/a.step', 2)]);
  expect(files.map(({ size }) => size)).toEqual([2]);
});
