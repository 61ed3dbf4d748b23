import type { ReactElement } from 'react';
import { useModelSession } from '../interactive/useModelSession';
import type { BuiltModel } from '../../../modeling';
import type { ModelActivation } from '../activation/useModelActivation';
import facts from '../facts/FactsLine.module.css';
import { splitOutputLine } from './splitOutputLine';
import shared from '../Model.module.css';

/**
 * The lines printed by `console.log("volume", …, "mm³")` in the last run. Before the first run, the build's lines if
 * the code is unchanged.
 */
export function ExampleOutput({
  model,
  activation,
}: {
  readonly model: BuiltModel;
  readonly activation: ModelActivation;
}): ReactElement | null {
  const session = activation.loaded?.session ?? null;
  // During a run, the lines of the last successful run stay visible, like its facts. The lines of a failed run replace
  // them.
  const printed = useModelSession(session, (state) =>
    state?.isStale ? state.console : state?.result?.console,
  );
  const isAsBuilt = useModelSession(session, () => session?.isAsBuilt ?? true);
  const built = isAsBuilt ? model.output : null;
  const lines = printed?.map(({ text }) => text) ?? built ?? [];
  // The open editor shows the output below the code.
  if (lines.length === 0 || activation.panels.code) return null;
  return (
    <div data-search="off" aria-live="polite">
      <span className={shared['title']}>Output</span>
      <dl className={facts['facts']}>
        {lines.map(splitOutputLine).map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
