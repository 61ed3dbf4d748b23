import { useState, type ReactElement } from 'react';
import type { PickState } from '../input/usePick';
import type { PickedFaceOrEdge } from '../scene/describePick';
import { measurementsOf } from '../scene/formatPick';
import { Icon, type IconName } from './icons';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly pick: PickedFaceOrEdge;
  readonly picking: PickState;
  /** True if the model has several parts. The card then names the part. */
  readonly hasParts: boolean;
}

/** The properties of the picked face or edge, or the measurements from the first pick to it. */
export function PickCard({ pick, picking, hasParts }: Props): ReactElement {
  const { first, measurement, choose, toggleMeasuring } = picking;
  const nameOf = ({ kind, info, part }: PickedFaceOrEdge) =>
    `${kind === 'face' ? 'Face' : 'Edge'} · ${info.type}${hasParts && part !== '' ? ` · ${part}` : ''}`;
  const isSecond = first !== null && first.info !== pick.info;
  const rows = isSecond ? (measurement?.rows ?? []) : measurementsOf(pick);
  return (
    <section className={styles['card']} aria-label={isSecond ? 'Measured' : `Picked ${pick.kind}`}>
      <header>
        <strong>
          {isSecond && `${nameOf(first)} to `}
          {nameOf(pick)}
        </strong>
        <button
          type="button"
          className={styles['textButton']}
          aria-pressed={first !== null}
          onClick={toggleMeasuring}
        >
          Measure
        </button>
        <SmallButton icon="close" label="Clear selection" onClick={() => choose(null)} />
      </header>
      <dl>
        {rows.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {first ? (
        !isSecond && <p className={styles['hint']}>Pick another face or edge.</p>
      ) : (
        <Finder finder={pick.finder} />
      )}
    </section>
  );
}

function Finder({ finder }: { readonly finder: string }): ReactElement {
  const [copied, setCopied] = useState('');
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      // Inside `try`, because `navigator.clipboard` is undefined on http:// pages.
      await navigator.clipboard.writeText(finder);
      setCopied(finder);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return (
    <>
      <div className={styles['finder']}>
        <code>{finder}</code>
        <SmallButton icon="copy" label="Copy the finder" onClick={() => void copy()} />
      </div>
      <p className={styles['copied']} role="status">
        {isRefused && 'Copying is not allowed here: select the finder and copy it.'}
        {!isRefused && copied === finder && 'Finder copied.'}
      </p>
    </>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function SmallButton({ icon, label, onClick }: ButtonProps): ReactElement {
  return (
    <button type="button" className={styles['small']} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
