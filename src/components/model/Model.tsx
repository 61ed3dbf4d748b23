import type { ReactElement } from 'react';
import type { BuiltModel } from '../../modeling';
import { ModelComparison } from './figure/ModelComparison';
import { ModelFigure } from './figure/ModelFigure';
import { ModelSteps } from './figure/ModelSteps';

/**
 * What plugins/models makes of the three forms authors write in MDX:
 * `<Model name="a" />`, `<Model compare={["a", "b"]} />`, `<Model steps={["a", "b"]} />`.
 */
export type ModelProps = {
  /** Load the picture at once: plugins/models sets it on the model that a page opens with. */
  readonly eager?: boolean;
} & (
  | { readonly model: BuiltModel }
  | { readonly compare: readonly BuiltModel[] }
  | { readonly steps: readonly BuiltModel[] }
);

/** A model of the site: its picture, code, facts and links, and on demand everything a reader can do with it. */
export function Model(props: ModelProps): ReactElement {
  const eager = props.eager ?? false;
  if ('compare' in props) return <ModelComparison models={props.compare} eager={eager} />;
  if ('steps' in props) return <ModelSteps models={props.steps} eager={eager} />;
  return <ModelFigure model={props.model} eager={eager} />;
}
