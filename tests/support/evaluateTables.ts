import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentsOf } from '../../plugins/client-bundle/documents/documentsOf';
import tablesLoader from '../../plugins/client-bundle/documents/tablesLoader.cjs';

/** A document as the client has it. */
interface Document {
  readonly path: string;
  readonly chunk: string;
  readonly load: () => Promise<unknown>;
}

/** The tables that the loader makes of those of Docusaurus in a folder, as a page gets them. */
export interface EvaluatedTables {
  readonly documents: readonly Document[];
  readonly registry: Readonly<Record<string, readonly [() => Promise<unknown>]>>;
  readonly routes: unknown;
  readonly chunkNames: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Returns the tables of `folder`, with `makeOnDemand` around the list of routes. */
export function evaluateTables(
  folder: string,
  makeOnDemand = (routes: unknown): unknown => routes,
): EvaluatedTables {
  const registry = evaluate(loadTable(folder, 'registry.js'), { documentsOf });
  const documents = registry.documents as EvaluatedTables['documents'];
  const table = (file: string): unknown =>
    evaluate(loadTable(folder, file), { documents, makeOnDemand }).exported;
  return {
    documents,
    registry: registry.exported as EvaluatedTables['registry'],
    routes: table('routes.js'),
    chunkNames: table('routesChunkNames.json') as EvaluatedTables['chunkNames'],
    data: table('globalData.json'),
  };
}

/** Returns what the loader makes of `file` in `folder`. */
export function loadTable(folder: string, file: string): string {
  const resourcePath = path.join(folder, file);
  const loader = { resourcePath, addDependency: () => undefined };
  return tablesLoader.call(loader, readFileSync(resourcePath, 'utf8'));
}

/** Runs the text of a module, with `imports` for what it imports. */
function evaluate(
  text: string,
  imports: Readonly<Record<string, unknown>>,
): { readonly documents?: unknown; readonly exported?: unknown } {
  const body = text
    .replace(/^import \{.*$/gm, '')
    .replace('export const documents =', 'const documents = exports.documents =')
    .replace('export default', 'exports.exported =');
  const exports = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('exports', ...Object.keys(imports), body) as (...by: unknown[]) => void;
  run(exports, ...Object.values(imports));
  return exports;
}
