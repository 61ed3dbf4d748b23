import type { BuiltModel } from './core/builtModel';
import { techniquesOf, type Technique } from './techniques';

/** What a small picture of a model on a page of many needs of it, and no more: a hundredth of the whole. */
export interface CardOfModel {
  readonly name: string;
  readonly title: string;
  readonly picture: BuiltModel['picture'];
  readonly techniques: readonly Technique[];
}

export function cardOf({ name, about, picture, code }: BuiltModel): CardOfModel {
  return { name, title: about.title, picture, techniques: techniquesOf(code) };
}
