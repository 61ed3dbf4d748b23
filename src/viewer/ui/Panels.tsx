import type { ReactElement } from 'react';
import type { Box } from '../../modeling';
import type { PickState } from '../input/usePick';
import type { SectionPlane } from '../scene/sectionPlane';
import type { DisplayOptions } from '../scene/view';
import { PickCard } from './PickCard';
import { SectionPanel } from './SectionPanel';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly box: Box | null;
  readonly display: DisplayOptions;
  readonly onSection: (section: SectionPlane | null) => void;
  /** The print check; null while it is closed. */
  readonly printCheck: ReactElement | null;
  readonly picking: PickState;
  readonly hasParts: boolean;
}

/** The panels with information about a model: over the lower edge of the view, or below a low view. */
export function Panels(props: Props): ReactElement {
  const { box, display, onSection, printCheck, picking, hasParts } = props;
  const { section } = display;
  const { pick } = picking;
  const hasPanel = section !== null || printCheck !== null || pick !== null;
  return (
    <div className={styles['foot']} data-panel={hasPanel || undefined}>
      {section && box && <SectionPanel box={box} section={section} onChange={onSection} />}
      {printCheck}
      {pick && <PickCard pick={pick} picking={picking} hasParts={hasParts} />}
    </div>
  );
}
