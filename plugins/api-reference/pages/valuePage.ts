import { bareName } from '../categories';
import type { Reference } from '../Reference';
import type { ApiSymbol, Parameter, TypeText } from '../declarations/ApiDeclarations';
import { callText, signatureBlock, typeHtml } from './html';
import { closing, frontMatter, joinParts, opening, typeNotes } from './page';
import { linked } from './prose';

/** The page of a function, a variable or a type alias. */
export function valuePage(reference: Reference, symbol: ApiSymbol): string {
  const declarations = declarationsOf(symbol);
  const description = reference.descriptionOf(symbol.name);
  return joinParts([
    frontMatter(bareName(symbol.name), description?.summary ?? ''),
    opening(reference, symbol),
    signatureBlock(reference, declarations),
    parameterTable(reference, symbol),
    closing(reference, symbol),
    typeNotes(reference, declarations),
  ]);
}

function declarationsOf({ kind, name, definition, signatures }: ApiSymbol): readonly TypeText[] {
  if (kind === 'function') return signatures.map((signature) => callText(name, signature));
  const head = kind === 'variable' ? `const ${name}: ` : `type ${name} = `;
  return [[{ text: head }, ...definition]];
}

function parameterTable(reference: Reference, symbol: ApiSymbol): string {
  const rows = parametersOf(symbol);
  if (rows.length === 0) return '';
  const params = reference.descriptionOf(symbol.name)?.params ?? {};
  const lines = rows.map(({ path, parameter }) => {
    const type = typeHtml(reference, parameter.type).replaceAll('|', '\\|');
    const text = linked(reference, params[path] ?? '', symbol.name).replaceAll('|', '\\|');
    const name = `\`${path}\`${parameter.optional ? ' (optional)' : ''}`;
    return `| ${name} | <span class="api-type">${type}</span> | ${text} |`;
  });
  return ['| Parameter | Type | Meaning |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The parameters of all overloads, each once; an options object by its values. */
export function parametersOf({
  signatures,
}: ApiSymbol): readonly { readonly path: string; readonly parameter: Parameter }[] {
  const rows = new Map<string, Parameter>();
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    if (parameter.fields.length === 0) {
      rows.set(parameter.name, merged(rows.get(parameter.name), parameter));
    }
    for (const field of parameter.fields) rows.set(`${parameter.name}.${field.name}`, field);
  }
  return [...rows].map(([path, parameter]) => ({ path, parameter }));
}

/** A parameter as two overloads have it: the types of both, optional if it is so in either. */
function merged(known: Parameter | undefined, next: Parameter): Parameter {
  if (!known) return next;
  const optional = known.optional || next.optional;
  const [one, other] = [textOf(known), textOf(next)];
  if (one.includes(other)) return { ...next, optional };
  if (other.includes(one)) return { ...known, optional };
  return { ...known, optional, type: [...known.type, { text: ' | ' }, ...next.type] };
}

const textOf = ({ type }: Parameter): string => type.map(({ text }) => text).join('');
