import { strToU8, zipSync } from 'fflate';
import { transform } from 'sucrase';
import type { Params } from '../result';

const workbench = 'https://studio.replicad.xyz/workbench';

/**
 * A fixed date for the zip archive, so the same code always has the same URL. 1980 is the first year of the
 * format.
 */
const earliestZipDate = new Date(1980, 0, 1);

/**
 * Returns the URL that opens `code` in the workbench, with `params` as its defaults. The fragment, which browsers never
 * send to a server, contains a zip archive of one file, `code.js`, in base64. It is encoded twice, because the
 * workbench decodes it twice.
 */
export function workbenchUrl(code: string, params: Params | null = null): string {
  const archive = zipSync({
    'code.js': [strToU8(toWorkbenchStyle(code, params)), { level: 6, mtime: earliestZipDate }],
  });
  const { btoa, URLSearchParams } = globalThis as unknown as Globals;
  let binary = '';
  for (const byte of archive) binary += String.fromCharCode(byte);
  const fragment = new URLSearchParams({ code: encodeURIComponent(btoa(binary)) });
  return `${workbench}#${fragment.toString()}`;
}

/** Globals that browsers, workers and Node all provide but TypeScript's ES lib does not declare. */
interface Globals {
  readonly btoa: (binary: string) => string;
  readonly URLSearchParams: new (entries: Readonly<Record<string, string>>) => {
    toString(): string;
  };
}

/**
 * Returns code that runs in the workbench with old and new versions of the library. The old workbench has no `import`
 * and calls a global `main(replicad, params)`. The new workbench also supports that style.
 */
export function toWorkbenchStyle(code: string, params: Params | null): string {
  const plain = transform(code, { transforms: ['typescript'], disableESTransforms: true }).code;
  const lines = exportedName(plain)
    .replace(importsOfReplicad, (_, all: string | undefined, named: string | undefined) =>
      all === undefined
        ? `const {${(named ?? '').replace(/\b(\w+)\s+as\s+(\w+)/g, '$1: $2')}} = replicad;`
        : alias(all),
    )
    .replace(
      /^export\s+default\s+(async\s+)?function(?:\s+\w+)?\s*\(/m,
      (_, isAsync: string | undefined) => `${isAsync ?? ''}function model(`,
    )
    .replace(/^export\s+default\s+/m, 'const model = ')
    .replace(/^export\s+const\s+/gm, 'const ');
  const withParams = params ? replaceDefaults(lines, params) : lines;
  if (!/\bmodel\b/.test(lines) || /^(?:const|function)\s+main\b/m.test(lines)) return withParams;
  return `${withParams.trimEnd()}\n\nconst main = (_, params) => model(params);\n`;
}

/** Renames a function that is exported by name (`export default main;`) to `main`, which the workbench calls. */
function exportedName(code: string): string {
  const name = /^export\s+default\s+([A-Za-z_]\w*)[ \t]*(?:;[ \t]*)?$/m.exec(code);
  if (!name?.[1]) return code;
  const others = code.replace(name[0], '');
  return others.replace(new RegExp(`(?<![.\\w$"'\`])${name[1]}\\b`, 'g'), 'model');
}

const importsOfReplicad = /^import\s+(?:\*\s+as\s+(\w+)|\{([^}]*)\})\s+from\s+["']replicad["'];?/gm;

/** Returns code that defines the name of a namespace import. The workbench itself defines the name `replicad`. */
function alias(name: string): string {
  return name === 'replicad' ? '' : `const ${name} = replicad;`;
}

/** Replaces the default values in the code by the reader's values. */
function replaceDefaults(code: string, params: Params): string {
  const values = JSON.stringify(params, null, 2).replace(/"(\w+)":/g, '$1:');
  return code.replace(
    /^const defaultParams\s*=\s*\{[^}]*\}/m,
    () => `const defaultParams = ${values}`,
  );
}
