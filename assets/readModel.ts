import { readFileSync } from 'node:fs';
import { transform } from 'sucrase';
import type { Shape3D } from 'replicad';
import type { Library } from '../src/modeling/node';

/** A model whose parameters are numbers and whose result is one solid. */
export interface SolidModel {
  readonly defaultParams: Readonly<Record<string, number>>;
  readonly default: (params: Readonly<Record<string, number>>) => Shape3D;
}

type Evaluate = (exports: object, require: () => Library) => void;

/** Evaluates a site model as the page does: every import resolves to `library`, whatever its name. */
export function readModel(path: string, library: Library): SolidModel {
  const { code } = transform(readFileSync(path, 'utf8'), { transforms: ['imports'] });
  const exported = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is a file of this repository
  (new Function('exports', 'require', code) as Evaluate)(exported, () => library);
  return exported as SolidModel;
}
