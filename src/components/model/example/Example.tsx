import type { ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { PartBoundary } from '../../lazy-part/PartBoundary';
import { ModelFigure } from '../figure/ModelFigure';
import { Output } from './Output';

export interface ExampleProps {
  readonly model: BuiltModel;
  /** What the page is about: a name that is marked in the code; that of a member has a dot before it. */
  readonly subject: string;
  /** Load the picture at once: plugins/docusaurus/models sets it on the model that a page opens with. */
  readonly eager?: boolean;
}

/** A symbol of the library or a member of one in use: `<Example name="…" subject="…" />`. */
export function Example({ model, subject, eager = false }: ExampleProps): ReactElement {
  return (
    <PartBoundary label="This model" standIn={<pre>{model.code}</pre>}>
      <ModelFigure model={model} eager={eager} subject={subject} Output={Output} />
    </PartBoundary>
  );
}
