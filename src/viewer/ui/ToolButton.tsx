import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  /** The state of a toggle button; undefined for other buttons. */
  readonly isPressed?: boolean;
  /** The state of a button that opens a panel; undefined for other buttons. */
  readonly isExpanded?: boolean;
  readonly className?: string | undefined;
}

/** A button with an icon. Its label is also its tooltip. */
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
