import type { ReactElement } from 'react';
import { useResult } from '../activation/useSession';
import type { OutputProps } from '../figure/ModelFigure';
import facts from '../facts/FactsLine.module.css';
import { readLine } from './readLine';
import shared from '../Model.module.css';

/** What the code says with `console.log("volume", …, "mm³")`: of the last run; before that, of the build. */
export function Output({ model, session }: OutputProps): ReactElement | null {
  const lines = useResult(session, (result) => result?.console) ?? model.output ?? [];
  if (lines.length === 0) return null;
  return (
    <div data-search="off" aria-live="polite">
      <span className={shared['title']}>Output</span>
      <dl className={facts['facts']}>
        {lines.map(readLine).map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
