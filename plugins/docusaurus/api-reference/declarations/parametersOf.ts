import type { Parameter, Signature, TypeText } from './ApiDeclarations';

export interface ParameterRow {
  /** The name, such as `radius`, or the path of a field of an options object: `options.radius`. */
  readonly path: string;
  readonly parameter: Parameter;
}

/** Returns the parameters of all overloads without duplicates. An options object is replaced by its fields. */
export function parametersOf({
  signatures,
}: {
  readonly signatures: readonly Signature[];
}): readonly ParameterRow[] {
  const rows = new Map<string, Parameter>();
  const add = (path: string, parameter: Parameter) =>
    rows.set(path, merged(rows.get(path), parameter));
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    if (parameter.fields.length === 0) add(parameter.name, parameter);
    for (const field of parameter.fields) add(`${parameter.name}.${field.name}`, field);
  }
  return [...rows].map(([path, parameter]) => ({ path, parameter }));
}

/** Merges a parameter of two overloads. The result has both types, and is optional if either parameter is. */
function merged(known: Parameter | undefined, next: Parameter): Parameter {
  if (!known) return next;
  const optional = known.optional || next.optional;
  const [one, other] = [alternatives(known.type), alternatives(next.type)];
  if (other.every((type) => one.includes(type))) return { ...known, optional };
  if (one.every((type) => other.includes(type))) return { ...next, optional };
  return { ...known, optional, type: [...known.type, { text: ' | ' }, ...next.type] };
}

const alternatives = (type: TypeText): readonly string[] =>
  type
    .map(({ text }) => text)
    .join('')
    .split(' | ');
