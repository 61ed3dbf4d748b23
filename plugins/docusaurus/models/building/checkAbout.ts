import type { About, Params } from '../../../../src/modeling/node';
import { isPrintDirection } from '../../../../src/printing/node';

type CompleteAbout = About & { readonly title: string; readonly description: string };

const knownFields = new Set([
  'title',
  'description',
  'camera',
  'params',
  'fails',
  'prints',
  'exercise',
]);

/** Validates and returns a model's `about`. Throws an error naming missing and unknown fields. */
export function checkAbout(about: About | null, defaultParams: Params | null): CompleteAbout {
  const { title = '', description = '', params = {}, prints, exercise } = about ?? {};
  const parameterNames = [params, ...(exercise?.values ?? [])].flatMap(Object.keys);
  const problems = [
    ...(title ? [] : ['about.title is missing: a short noun phrase']),
    ...(description ? [] : ['about.description is missing: one sentence that says what is seen']),
    ...(prints === undefined || isPrintDirection(prints)
      ? []
      : [`about.prints is ${prints}: the direction that faces the bed, such as -z`]),
    ...Object.keys(about ?? {}).flatMap((key) =>
      knownFields.has(key) ? [] : [`about.${key} is not known`],
    ),
    ...parameterNames.flatMap((key) =>
      defaultParams && key in defaultParams
        ? []
        : [`about names the parameter ${key}, which has no default in defaultParams`],
    ),
  ];
  if (problems.length > 0) throw new Error(`${problems.join('; ')}.`);
  return { ...about, title, description };
}
