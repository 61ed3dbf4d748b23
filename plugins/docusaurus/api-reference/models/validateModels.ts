import { findSimilarNames } from '../../../../src/base/findSimilarNames';
import { nameWithoutUnderscore } from '../categories';
import type { Reference } from '../Reference';

/**
 * Returns the problems with the models of the reference, one sentence each. For an unknown name, the sentence suggests
 * similar names.
 */
export function validateModels(reference: Reference): readonly string[] {
  const { entries, names, ownPaths } = reference.models;
  const paths = pathsOf(reference);
  const problem = (kind: string, path: string) =>
    paths.has(path)
      ? []
      : [`${kind} ${path}, which the library does not have${suggestion(path, [...paths])}`];
  return [
    ...ownPaths.flatMap((path) => problem('a model of', path)),
    ...[...entries.mapped].flatMap(([path, model]) => [
      ...problem('models.yaml names a model of', path),
      ...(names.has(model) ? [] : [`there is no model "${model}"${suggestion(model, [...names])}`]),
      ...(ownPaths.includes(path) ? [`${path} has a model of its own and one in models.yaml`] : []),
    ]),
    ...[...entries.programs.keys()].flatMap((path) => [
      ...problem('models.yaml gives a program to', path),
      ...(reference.models.of(path) ? [`${path} has a model and is among the programs`] : []),
    ]),
  ];
}

/** Returns everything that can have a model: symbols, and members on the page of their class. */
function pathsOf(reference: Reference): ReadonlySet<string> {
  const { symbols, hidden } = reference.declarations;
  const members = [...symbols.values(), ...hidden.values()].flatMap((owner) =>
    reference.ownMembers(owner).map(({ name }) => `${nameWithoutUnderscore(owner.name)}.${name}`),
  );
  return new Set([...[...symbols.keys()].map(nameWithoutUnderscore), ...members]);
}

function suggestion(wrong: string, known: readonly string[]): string {
  const suggestions = findSimilarNames(wrong, known);
  return suggestions.length > 0 ? `; the nearest are ${suggestions.join(', ')}` : '';
}
