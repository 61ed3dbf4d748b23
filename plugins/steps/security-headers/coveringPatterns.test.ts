import { expect, it } from 'vitest';
import { coveringPatterns } from './coveringPatterns';

const files = ['/a.js', '/b.svg', '/play/worker.js', '/play/kernel.wasm', '/assets/js/c.js'];
const isScript = (path: string) => path.endsWith('.js');

it('coveringPatterns returns one pattern for a completely included folder, else one per file', () => {
  expect(coveringPatterns(files, isScript)).toEqual(['/a.js', '/play/worker.js', '/assets/*']);
  expect(coveringPatterns([...files, '/assets/d.css'], isScript)).toContain('/assets/js/*');
  expect(coveringPatterns(files, (path) => !isScript(path))).toEqual([
    '/b.svg',
    '/play/kernel.wasm',
  ]);
  expect(coveringPatterns(files, () => false)).toEqual([]);
});
