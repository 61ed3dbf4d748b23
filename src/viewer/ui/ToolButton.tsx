import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  /** Given for a button that stays pressed. */
  readonly isPressed?: boolean;
  /** Given for a button that opens a panel. */
  readonly isExpanded?: boolean;
  readonly className?: string | undefined;
}

/** A button with an icon; its words are its name and its tooltip. */
export function ToolButton(props: Props): ReactElement {
  const { icon, label, onClick, isPressed, isExpanded, className = '' } = props;
  return (
    <button
      type="button"
      className={`${styles['tool'] ?? ''} ${className}`}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      data-tip={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
