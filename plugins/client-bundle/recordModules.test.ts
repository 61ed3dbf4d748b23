import { expect, test } from 'vitest';
import { readChunks } from './recordModules';

const main = { id: 'main', names: ['main'], files: ['assets/js/main.1.js'] };
const page = { id: 7, files: ['assets/js/7.js'] };

test('a chunk has the bytes of each package and of each folder of the site', () => {
  const [chunk] = readChunks(
    [main],
    [
      { name: './node_modules/@scope/one/a.js', size: 10, chunks: ['main'] },
      { nameForCondition: '/site/node_modules/@scope/one/b.js', size: 5, chunks: ['main'] },
      { name: 'loader!./src/theme/Root.tsx', size: 3, chunks: ['main'] },
      { name: './.docusaurus/routes.js', size: 2, chunks: ['main'] },
      { name: './node_modules/other/a.js', size: 100, chunks: [7] },
    ],
  );

  expect(chunk).toEqual({
    name: 'main',
    files: ['assets/js/main.1.js'],
    sources: { '@scope/one': 15, 'src/theme': 3, '.docusaurus': 2 },
  });
});

test('a module that is made of several counts as its parts, in every chunk that has it', () => {
  const parts = {
    name: './node_modules/one/index.js + 1 modules',
    size: 30,
    chunks: ['main', 7],
    modules: [
      { name: './node_modules/one/index.js', size: 20 },
      { name: './node_modules/two/index.js', size: 10 },
    ],
  };

  const chunks = readChunks([main, page], [parts]);

  expect(chunks.map(({ name }) => name)).toEqual(['main', '7']);
  expect(chunks.map(({ sources }) => sources)).toEqual([
    { one: 20, two: 10 },
    { one: 20, two: 10 },
  ]);
});
