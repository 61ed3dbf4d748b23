import type { BuiltModel } from '../../../modeling';

/** Returns the name of a file made from `model`, for example "simple-vase.step". */
export function fileNameOf({ name }: Pick<BuiltModel, 'name'>, ending: string): string {
  return `${name.split('/').at(-1) ?? name}.${ending}`;
}
