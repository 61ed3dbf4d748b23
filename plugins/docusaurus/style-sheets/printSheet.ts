import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** The sheet for paper, of its own: what few readers print, none waits for. */
export const printSource = 'src/css/print.css';

interface PrintSheet {
  /** Below the site's base, with a hash. */
  readonly address: string;
  readonly css: string;
}

/** Returns the sheet of `siteDir`, made small. */
export function printSheet(siteDir: string): PrintSheet {
  const source = readFileSync(path.join(siteDir, printSource), 'utf8');
  const { code: css } = transformSync(source, { loader: 'css', minify: true });
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { address: `assets/css/print.${hash}.css`, css };
}
