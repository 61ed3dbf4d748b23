import type { ReactElement } from 'react';
import type { BuiltModel } from '../../modeling';
import { LazyBoundary } from '../lazy-component/LazyBoundary';
import { ModelComparison } from './figure/ModelComparison';
import { ModelFigure } from './figure/ModelFigure';
import { ModelSteps } from './figure/ModelSteps';

/**
 * The props that plugins/docusaurus/models generates from what authors write in MDX: `<Model name="a" />`, `<Model
 * compare={["a", "b"]} />` or `<Model steps={["a", "b"]} />`.
 */
export type ModelProps = {
  /**
   * Loads the picture eagerly, not when it comes into view. plugins/docusaurus/models sets this prop on a model above
   * the page's first section.
   */
  readonly eager?: boolean;
} & (
  | { readonly model: BuiltModel }
  | { readonly compare: readonly BuiltModel[] }
  | { readonly steps: readonly BuiltModel[] }
);

/** A model on a page: picture, code, facts and links. Everything interactive loads on demand. */
export function Model(props: ModelProps): ReactElement {
  return (
    <LazyBoundary label="This model" fallback={<CodeFallback models={modelsOf(props)} />}>
      <Figures {...props} />
    </LazyBoundary>
  );
}

function Figures(props: ModelProps): ReactElement {
  const eager = props.eager ?? false;
  if ('compare' in props) return <ModelComparison models={props.compare} eager={eager} />;
  if ('steps' in props) return <ModelSteps models={props.steps} eager={eager} />;
  return <ModelFigure model={props.model} eager={eager} />;
}

function modelsOf(props: ModelProps): readonly BuiltModel[] {
  if ('compare' in props) return props.compare;
  return 'steps' in props ? props.steps : [props.model];
}

/** The fallback for models that failed to render: their code. */
function CodeFallback({ models }: { readonly models: readonly BuiltModel[] }): ReactElement {
  return (
    <>
      {models.map(({ name, code }) => (
        <pre key={name}>{code}</pre>
      ))}
    </>
  );
}
