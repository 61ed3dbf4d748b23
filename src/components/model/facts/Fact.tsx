import type { ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { formatFact, type FactName } from './facts';

interface Props {
  readonly model: BuiltModel;
  readonly of: FactName;
}

/** A number of a model inside a sentence, as the build measured it: `<Fact model="…" of="volume" />`. */
export function Fact({ model, of }: Props): ReactElement {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatFact(model, of)}</span>;
}
