import { useId, useState, type ReactElement } from 'react';
import {
  isPrintDirection,
  noFindingsSentence,
  describeFinding,
  sideNames,
  defaultPrintDirection,
  type PrintDirection,
} from '../../../printing';
import type { PrintCheckProps } from '../../../viewer';
import { usePrintCheck } from './usePrintCheck';
import styles from './PrintCheckPanel.module.css';

interface Props extends PrintCheckProps {
  /** The side that the model declares to face the bed. */
  readonly prints: string | undefined;
}

/** Lists the obstacles to printing the model. The reader chooses the side that faces the bed. */
export function PrintCheckPanel({ parts, onMark, prints = '' }: Props): ReactElement {
  const id = useId();
  const [down, setDown] = useState<PrintDirection>(
    isPrintDirection(prints) ? prints : defaultPrintDirection,
  );
  const { findings, error } = usePrintCheck(parts, down, onMark);
  return (
    <section className={styles['panel']} aria-label="Print check">
      <fieldset className={styles['sides']}>
        <legend>Print check: side on the bed</legend>
        {(Object.keys(sideNames) as PrintDirection[]).map((side) => (
          <label key={side}>
            <input type="radio" name={id} checked={side === down} onChange={() => setDown(side)} />
            {sideNames[side]}
          </label>
        ))}
      </fieldset>
      <div role="status" aria-busy={findings === null && error === null}>
        {error !== null && <p>{`The print check failed: ${error}`}</p>}
        {findings === null && error === null && <p>Checking…</p>}
        {findings?.length === 0 && <p className={styles['good']}>{noFindingsSentence}</p>}
        {findings && findings.length > 0 && (
          <ul>
            {findings.map((finding) => (
              <li key={finding.kind}>{describeFinding(finding)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
