import type { ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { formatFact, type FactName } from './facts';

interface Props {
  readonly model: BuiltModel;
  readonly of: FactName;
}

/** A measurement of a model in a sentence, from the build: `<Fact model="…" of="volume" />`. */
export function Fact({ model, of }: Props): ReactElement {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatFact(model, of)}</span>;
}
