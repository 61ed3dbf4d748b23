import { modelFile, type CompiledModel, type MissingName, type MissingNames } from './compile';
import type { Library } from '../kernel';
import { ModelFailure, type ModelError } from '../modelError';
import { readThrown } from './readThrown';
import type { About, Params, ParamValue } from '../result';

/** The definitions of a model before `main` is called. */
export interface EvaluatedModel {
  readonly main: (params: Params | null) => unknown;
  readonly defaultParams: Params | null;
  readonly about: About | null;
}

/** The definitions that code may contain: exports of a module, or constants in the workbench's style. */
interface Definitions {
  readonly default?: unknown;
  readonly main?: unknown;
  readonly defaultParams?: unknown;
  readonly about?: unknown;
}

type Main = (...args: readonly unknown[]) => unknown;

/** The files that code may import as "./name". The core does not read their contents. */
export type ImportableFiles = ReadonlyMap<string, object>;

/**
 * Runs the top level of a model's code and returns its `main`, ready to be called with parameters. Three styles:
 * `export default function main(params)`; `export const main = (replicad, params)`; the workbench's `const main =
 * (replicad, params)` with the global `replicad`. A default export gets the parameters first. Throws a `ModelFailure`
 * of kind "syntax", "import" or "result", or any error that the code itself throws.
 */
export function evaluate(
  { code, missed }: CompiledModel,
  library: Library,
  files: ImportableFiles = new Map(),
): EvaluatedModel {
  const replicad = libraryNamespace(library, missed);
  const require = (specifier: unknown): unknown => {
    const name = String(specifier);
    if (name === 'replicad') return replicad;
    const file = name.startsWith('./') ? files.get(name.slice(2)) : undefined;
    if (file) return file;
    throw new ModelFailure(importError(name, files));
  };
  const exported: Definitions = {};
  const module = { exports: exported };
  const local = asFunction(code)(exported, module, require, replicad);
  const defined: Definitions = { ...local, ...module.exports };
  const main = mainOf(defined, replicad);
  if (!main) {
    throw new ModelFailure({
      kind: 'result',
      sentence: 'The code has no function called main.',
      hint: 'End it with `export default function main() { … }` that returns a shape or a drawing.',
    });
  }
  return {
    main,
    defaultParams: paramsOf(defined.defaultParams),
    about: isObject(defined.about) ? defined.about : null,
  };
}

function importError(name: string, files: ImportableFiles): ModelError {
  const names = [...files.keys()].map((file) => `"./${file}"`).join(', ');
  const attached = names === '' ? 'None is attached.' : `These are attached: ${names}.`;
  if (name.startsWith('./')) {
    return {
      kind: 'import',
      sentence: `The file "${name}" is not attached to this model.`,
      hint: `The button “Files” of the playground attaches files. ${attached}`,
    };
  }
  return {
    kind: 'import',
    sentence: `"${name}" cannot be imported.`,
    hint: `A model may import from "replicad", and files that are attached to it. ${attached}`,
  };
}

type Evaluate = (exports: object, module: object, require: object, replicad: object) => Definitions;

/** Code in the workbench's style exports nothing, so this ending returns the constants that the code has defined. */
const ending = ['main', 'defaultParams', 'about']
  .map((name) => `${name}: typeof ${name} === "undefined" ? undefined : ${name}`)
  .join(', ');

function asFunction(code: string): Evaluate {
  const body = `${code}\n;return { ${ending} };\n//# sourceURL=${modelFile}`;
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running readers' code is what this module is for
    return new Function('exports', 'module', 'require', 'replicad', body) as Evaluate;
  } catch (error) {
    const { message } = readThrown(error instanceof Error ? error : new Error(String(error)));
    throw new ModelFailure({
      kind: 'syntax',
      sentence: `The code cannot be read: ${message}.`,
      ...placeOfEarlyError(message, code),
    });
  }
}

/**
 * Returns the line of an early error, such as a name that is declared twice. Browsers report no position for such an
 * error, so the line is found by the name in the message.
 */
function placeOfEarlyError(message: string, code: string): { readonly line?: number } {
  const name = /(?:Identifier|redeclaration of (?:const|let)|variable:?) '?([\w$]+)/.exec(
    message,
  )?.[1];
  if (!name) return {};
  const declaration = new RegExp(
    `\\b(?:const|let|var|function|class)\\s+${name.replace(/\$/g, '\\$&')}\\b`,
  );
  const lines = code
    .split('\n')
    .flatMap((text, index) => (declaration.test(text) ? [index + 1] : []));
  const line = lines[1] ?? lines[0];
  return line === undefined ? {} : { line };
}

function mainOf(defined: Definitions, replicad: object): EvaluatedModel['main'] | null {
  const { default: first, main } = defined;
  if (isMain(first)) return (params) => (params ? first(params) : first());
  if (isMain(main)) return (params) => main(replicad, params ?? {});
  return null;
}

function isMain(value: unknown): value is Main {
  return typeof value === 'function';
}

function paramsOf(value: unknown): Params | null {
  if (!isObject(value)) return null;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, ParamValue] =>
      ['number', 'boolean', 'string'].includes(typeof entry[1]),
    ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the library as a module. Reading a missing name returns undefined, so code can test for it. The name is
 * recorded, so `explainError` can mention it if the code fails later.
 */
function libraryNamespace(library: Library, missed: MissingNames): object {
  missed.all.length = 0;
  missed.last = null;
  const getOC = (): object => recordMissingNames(library.getOC(), 'kernel', missed);
  return recordMissingNames(
    { ...library, getOC, __esModule: true, default: library },
    'replicad',
    missed,
  );
}

function recordMissingNames<T extends object>(
  target: T,
  owner: MissingName['owner'],
  missed: MissingNames,
): T {
  return new Proxy(target, {
    get: (_, name): unknown => {
      // Ignores `then`, which `await` reads from any object.
      const isMissed = typeof name === 'string' && name !== 'then' && !(name in target);
      missed.last = isMissed ? { owner, name } : null;
      if (missed.last) missed.all.push(missed.last);
      return Reflect.get(target, name);
    },
  });
}
