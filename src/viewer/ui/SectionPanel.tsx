import { useId, type ReactElement } from 'react';
import type { Box } from '../../modeling';
import { centerOfBox } from '../camera/appearance';
import { formatNumber } from '../scene/describePick';
import type { SectionPlane } from '../scene/sectionPlane';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly box: Box;
  readonly section: SectionPlane;
  readonly onChange: (section: SectionPlane | null) => void;
}

const axes = ['x', 'y', 'z'] as const;

/** The controls of the section plane: axis, position, and the side to hide. */
export function SectionPanel({ box, section, onChange }: Props): ReactElement {
  const id = useId();
  const index = axes.indexOf(section.axis);
  const [min, max] = [box.min[index] ?? 0, box.max[index] ?? 0];
  return (
    <fieldset className={styles['section']}>
      <legend>Section</legend>
      <div role="radiogroup" aria-label="Axis" className={styles['axes']}>
        {axes.map((axis) => (
          <label key={axis}>
            <input
              type="radio"
              name={id}
              checked={axis === section.axis}
              onChange={() => onChange(sectionThrough(box, axis))}
            />
            {axis.toUpperCase()}
          </label>
        ))}
      </div>
      <input
        type="range"
        aria-label={`Place along ${section.axis.toUpperCase()}`}
        aria-valuetext={`${formatNumber(section.at, 2)} mm`}
        min={min}
        max={max}
        step={(max - min) / 200 || 1}
        value={section.at}
        onChange={(event) => onChange({ ...section, at: event.target.valueAsNumber })}
      />
      <span>{formatNumber(section.at, 1)} mm</span>
      <button
        type="button"
        className={styles['textButton']}
        onClick={() => onChange({ ...section, isFlipped: !section.isFlipped })}
      >
        Flip
      </button>
    </fieldset>
  );
}

/** Returns the plane through the middle of `box` that hides the side nearer to the default point of view. */
export function sectionThrough(box: Box, axis: SectionPlane['axis']): SectionPlane {
  const [x, y, z] = centerOfBox(box);
  return { axis, at: { x, y, z }[axis], isFlipped: axis === 'y' };
}
