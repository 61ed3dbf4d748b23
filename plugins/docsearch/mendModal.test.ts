import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mendModal } from './mendModal';
import { mends } from './mends';

const stock = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

describe('the mends of the search modal', () => {
  it.each(mends)('$defect', ({ wrong, right }) => {
    const mended = mendModal(stock);
    expect(stock.split(wrong)).toHaveLength(2);
    expect(mended).toContain(right);
  });

  it('refuses a text that it was not written for', () => {
    expect(() => mendModal(stock.replace('role:"button"', 'role:"none"'))).toThrow(
      /not the version that was mended: The window is not announced as a dialog/,
    );
  });

  it('leaves a module that can be read', async () => {
    const { transform } = await import('esbuild');
    await expect(transform(mendModal(stock), { loader: 'js' })).resolves.toBeDefined();
  });
});
