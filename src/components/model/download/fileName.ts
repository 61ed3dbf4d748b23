import type { BuiltModel } from '../../../modeling';

/** The name of a file made of `model`: "simple-vase.step". */
export function fileNameOf({ name }: Pick<BuiltModel, 'name'>, ending: string): string {
  return `${name.split('/').at(-1) ?? name}.${ending}`;
}
