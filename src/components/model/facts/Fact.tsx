import type { ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { formatFact, type FactName } from './facts';

interface Props {
  readonly model: BuiltModel;
  readonly of: FactName;
}

/** Inserts a measurement from the build into a sentence: `<Fact model="…" of="volume" />`. */
export function Fact({ model, of }: Props): ReactElement {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatFact(model, of)}</span>;
}
