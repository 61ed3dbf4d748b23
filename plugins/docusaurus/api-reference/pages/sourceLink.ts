import type { Reference } from '../Reference';
import type { ApiSymbol } from '../declarations/ApiDeclarations';

const repository = 'https://github.com/sgenoud/replicad';

/** Returns a link to the declaration in the library's repository, at the tag of the described version. */
export function sourceLink({ sources, version }: Reference, { name }: ApiSymbol): string {
  const source = sources.get(name);
  if (!source) return '';
  const { file, line } = source;
  const address = `${repository}/blob/v${version}/packages/replicad/src/${file}#L${line}`;
  return `<p data-search="off"><a href="${address}">Source of ${version}: ${file}, line ${line}</a></p>`;
}
