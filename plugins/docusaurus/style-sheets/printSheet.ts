import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { hashedFileName } from '../../shared/files';

/**
 * The print style sheet. It is a separate file, which browsers load with low priority and without blocking the first
 * paint.
 */
export const printSheetPath = 'src/css/print.css';

interface PrintSheet {
  /** Path below the site's base URL, with a hash. */
  readonly address: string;
  readonly css: string;
}

/** Returns the minified print style sheet of `siteDir`. */
export function printSheet(siteDir: string): PrintSheet {
  const source = readFileSync(path.join(siteDir, printSheetPath), 'utf8');
  const { code: css } = transformSync(source, { loader: 'css', minify: true });
  return { address: hashedFileName('assets/css/print', '.css', css), css };
}
