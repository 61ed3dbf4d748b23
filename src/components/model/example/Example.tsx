import type { ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { LazyBoundary } from '../../lazy-component/LazyBoundary';
import { useModelActivation } from '../activation/useModelActivation';
import { ActiveFigure } from '../figure/ModelFigure';
import { ExampleOutput } from './ExampleOutput';

export interface ExampleProps {
  readonly model: BuiltModel;
  /** The name that the page documents, marked in the code. A member's name starts with a dot. */
  readonly subject: string;
  /**
   * Loads the picture eagerly, not when it comes into view. plugins/docusaurus/models sets this prop on a model above
   * the page's first section.
   */
  readonly eager?: boolean;
}

/** An example of a library symbol or of a member: `<Example name="…" subject="…" />`. */
export function Example({ model, subject, eager = false }: ExampleProps): ReactElement {
  const activation = useModelActivation(model);
  return (
    <LazyBoundary label="This model" fallback={<pre>{model.code}</pre>}>
      <ActiveFigure model={model} activation={activation} eager={eager} subject={subject}>
        <ExampleOutput model={model} activation={activation} />
      </ActiveFigure>
    </LazyBoundary>
  );
}
