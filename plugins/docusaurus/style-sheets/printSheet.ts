import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** The print style sheet. It is separate, so that only readers who print load it. */
export const printSource = 'src/css/print.css';

interface PrintSheet {
  /** Path below the site's base URL, with a hash. */
  readonly address: string;
  readonly css: string;
}

/** Returns the minified print style sheet of `siteDir`. */
export function printSheet(siteDir: string): PrintSheet {
  const source = readFileSync(path.join(siteDir, printSource), 'utf8');
  const { code: css } = transformSync(source, { loader: 'css', minify: true });
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { address: `assets/css/print.${hash}.css`, css };
}
