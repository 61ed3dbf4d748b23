import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { attachmentLimits } from '../../../modeling';
import { readCodeFiles, createZip } from './codeFiles';
import { codeFileName } from './modelStore';
import { limits, type StoredModel } from './store';

// Node has no IndexedDB. In this mock, the content of a file is its name.
vi.mock('./fileBytes', () => ({
  loadFileBytes: (files: readonly { name: string }[]) =>
    Promise.resolve(
      new Map(
        files.filter(({ name }) => name !== 'lost.stl').map(({ name }) => [name, new Blob([name])]),
      ),
    ),
  deleteAllExcept: () => Promise.resolve(),
}));

const model = (name: string, code: string): StoredModel => ({
  id: name + code,
  name,
  code,
  params: null,
  changed: 1,
  picture: null,
  source: { kind: 'new' },
});

const archive = (files: Record<string, Uint8Array>) =>
  new File([zipSync(files, { level: 1 })], 'models.zip');

// Requirement 10.86.
it('an archive of all models contains each of them, even with equal names', async () => {
  const models = [model('Clip', 'é 1'), model('Clip', '2'), model('Plate.ts', '3')];
  const zip = new File([(await createZip(models)).bytes], 'all.zip');
  const { files, problems } = await readCodeFiles([zip]);
  expect(problems).toEqual([]);
  expect(files).toEqual([
    { name: 'Clip', code: 'é 1', isArchived: true, params: null },
    { name: 'Clip 2', code: '2', isArchived: true, params: null },
    { name: 'Plate.ts', code: '3', isArchived: true, params: null },
  ]);
});

it('names in an archive differ by more than case, as Windows and macOS require', async () => {
  const zip = await createZip([model('Clip', '1'), model('clip', '2')]);
  const { files } = await readCodeFiles([new File([zip.bytes], 'all.zip')]);
  expect(files.map(({ name }) => name)).toEqual(['Clip', 'clip 2']);
});

// Requirement 10.86.
it('an archive contains the parameter values of each model', async () => {
  const params = { size: 77, label: 'é', isOpen: true };
  const { bytes } = await createZip([{ ...model('Clip', '1'), params }, model('Plate', '2')]);
  const { files } = await readCodeFiles([new File([bytes], 'all.zip')]);
  expect(files.map((file) => file.params)).toEqual([params, null]);
});

it.each(['{', '{"size": {}}', '[]x', 'null'])(
  'a model whose values in the archive are %s is read without values',
  async (values) => {
    const entries = { 'a.js': strToU8('a'), 'a.js.values.json': strToU8(values) };
    const { files, problems } = await readCodeFiles([archive(entries)]);
    expect(files).toEqual([{ name: 'a', code: 'a', isArchived: true, params: null }]);
    expect(problems).toEqual([]);
  },
);

it("macOS's own entries in an archive are ignored", async () => {
  const entries = { 'a.js': strToU8('a'), '__MACOSX/._a.js': strToU8('x') };
  const { files, problems } = await readCodeFiles([archive(entries)]);
  expect(files.map(({ name }) => name)).toEqual(['a']);
  expect(problems).toEqual([]);
});

// Requirement 10.93.
it('an archive contains the attached files of each model', async () => {
  const attached = (...names: string[]) => names.map((name) => ({ name, size: 1, key: name }));
  const { bytes, missing } = await createZip([
    { ...model('Clip', '1'), files: attached('a.step', 'lost.stl') },
    { ...model('Clip', '2'), files: attached('b.svg') },
    model('Plate.ts', '3'),
  ]);
  expect(missing).toEqual(['lost.stl']);
  const { files, problems } = await readCodeFiles([new File([bytes], 'all.zip')]);
  expect(problems).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['Clip', 'Clip 2', 'Plate.ts']);
  const contents = files.map(({ attached: found = [] }) =>
    Promise.all(found.map((file) => file.text())),
  );
  expect(await Promise.all(contents)).toEqual([['a.step'], ['b.svg'], []]);
});

// Requirement 10.93.
it('attached files beyond the limits are left out when an archive is read', async () => {
  const entries: Record<string, Uint8Array> = { 'a.js': strToU8('a') };
  for (let index = 0; index < 6; index++)
    entries[`a.js files/${index}.step`] = new Uint8Array(attachmentLimits.bytes);
  entries['a.js files/huge.step'] = new Uint8Array(attachmentLimits.bytes + 1);
  entries['a.js files/../../x<b>.exe'] = new Uint8Array(1);
  entries['my files/b.js'] = strToU8('b');
  const { files, problems } = await readCodeFiles([archive(entries)]);
  expect(files.map(({ name, attached }) => [name, attached?.length])).toEqual([
    ['a', 5],
    ['b', undefined],
  ]);
  expect(problems).toEqual([
    '“5.step” is not attached: all files of all models can have up to 50 MB.',
    '“huge.step” is not attached: a file can have up to 10 MB.',
    expect.stringContaining('x<b>.exe” is left out'),
  ]);
});

// Requirement 10.93.
it('of thousands of attached files in an archive, as many are read as a model may have', async () => {
  const paths = Array.from({ length: 5000 }, (_, index) => `a.js files/${index}.step`);
  const entries = Object.fromEntries(paths.map((path) => [path, new Uint8Array()]));
  const { files, problems } = await readCodeFiles([archive({ 'a.js': strToU8('a'), ...entries })]);
  expect(files.map((file) => file.attached?.length)).toEqual([attachmentLimits.files]);
  expect(problems[0]).toBe('“50.step” is not attached: a model can have up to 50 files.');
});

it("a model from a file has the file's name without folders", async () => {
  const { files } = await readCodeFiles([new File(['a'], 'clip.js'), new File(['b'], 'box.TS')]);
  expect(files.map(({ name }) => name)).toEqual(['clip', 'box.TS']);
  const inFolders = await readCodeFiles([archive({ '../../etc/clip.js': strToU8('a') })]);
  expect(inFolders.files[0]?.name).toBe('clip');
});

/** Fakes the size, because a real file of this size would take too much memory. */
const hugeArchive = Object.defineProperty(new File(['x'], 'a.zip'), 'size', { value: 70_000_001 });

// Requirement 10.87.
it.each([
  ['of another type', new File(['a'], 'part.step'), 'only .js, .ts and .zip'],
  ['that is too large', new File(['x'.repeat(4 * limits.code + 1)], 'a.js'), '200 000 characters'],
  ['that is a damaged archive', new File(['PK nonsense'], 'a.zip'), '“a.zip” is damaged.'],
  ['that is a large archive', hugeArchive, '“a.zip” is left out: an archive can have up to 70 MB.'],
  ['that inflates to too much', archive({ 'a.js': new Uint8Array(5_000_000) }), '200 000'],
  ['in an archive in an archive', archive({ 'b.zip': new Uint8Array(1) }), 'only .js'],
])(
  'a file %s is rejected with the reason, and the other files are read',
  async (_, file, problem) => {
    const { files, problems } = await readCodeFiles([file, new File(['b'], 'good.js')]);
    expect(files.map(({ name }) => name)).toEqual(['good']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  },
);

it('a damaged entry of an archive is reported, and the other entries are read', async () => {
  const code = 'export default () => null;\n'.repeat(40);
  const zip = zipSync({ 'a.js': strToU8(code), 'b.js': strToU8('b') });
  const start = 30 + 'a.js'.length;
  // fflate inflates many of these damaged archives without an error, but to different code.
  for (let at = start; at < start + 20; at++) {
    const changed = zip.slice();
    changed[at] = (changed[at] ?? 0) ^ 4;
    const { files, problems } = await readCodeFiles([new File([changed], 'all.zip')]);
    expect(files.map((file) => file.code)).toEqual(['b']);
    expect(problems).toEqual(['“a.js” is damaged.']);
  }
});

it('an entry of an archive is not inflated beyond its declared size', async () => {
  const zip = zipSync({ 'a.js': strToU8('x'.repeat(100_000)) });
  const view = new DataView(zip.buffer);
  // Overwrites the size in the zip directory. The end record contains the offset of the directory.
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, 10, true);
  const { files } = await readCodeFiles([new File([zip], 'a.zip')]);
  expect(files.every(({ code }) => code.length <= 10)).toBe(true);
});

it('an archive of thousands of files yields at most as many models as a reader may have', async () => {
  const names = Array.from({ length: 1000 }, (_, index) => [`${index}.js`, strToU8('a')] as const);
  const { files, problems } = await readCodeFiles([archive(Object.fromEntries(names))]);
  expect(files).toHaveLength(limits.models);
  expect(problems).toEqual(['Only the first 200 files are opened.']);
});

it.each([
  ['Clip', 'Clip.js'],
  ['clip.ts', 'clip.ts'],
  ['../a\\b: "c"', '..-a-b- -c-.js'],
  ['  ', 'Model.js'],
])('a model named %j is saved as the file %s', (name, file) => {
  expect(codeFileName(name)).toBe(file);
});
