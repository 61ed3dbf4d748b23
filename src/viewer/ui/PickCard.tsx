import { useState, type ReactElement } from 'react';
import type { Pick } from '../scene/finder';
import { measurementsOf } from '../scene/formatPick';
import { Icon, type IconName } from './icons';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly pick: Pick;
  /** True if the model has several parts. The card then names the part. */
  readonly hasParts: boolean;
  readonly onClose: () => void;
}

/** The measurements of the picked face or edge, with a finder to copy. */
export function PickCard({ pick, hasParts, onClose }: Props): ReactElement {
  const [copied, setCopied] = useState('');
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      // Inside `try`: pages on http:// have no clipboard at all.
      await navigator.clipboard.writeText(pick.finder);
      setCopied(pick.finder);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return (
    <section className={styles['card']} aria-label={`Picked ${pick.kind}`}>
      <header>
        <strong>
          {pick.kind === 'face' ? 'Face' : 'Edge'} · {pick.info.type}
          {hasParts && pick.part !== '' && ` · ${pick.part}`}
        </strong>
        <SmallButton icon="close" label="Clear selection" onClick={onClose} />
      </header>
      <dl>
        {measurementsOf(pick).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['finder']}>
        <code>{pick.finder}</code>
        <SmallButton icon="copy" label="Copy the finder" onClick={() => void copy()} />
      </div>
      <p className={styles['copied']} role="status">
        {isRefused && 'Copying is not allowed here: select the finder and copy it.'}
        {!isRefused && copied === pick.finder && 'Finder copied.'}
      </p>
    </section>
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
