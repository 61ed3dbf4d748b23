import type { ReactElement } from 'react';
import { bracket } from './drawings.json';
import styles from './Home.module.css';

/** The four steps of every model, shown on one bracket that the library drew (assets/drawHomeDrawings.ts). */
export function Steps(): ReactElement {
  return (
    <section className={styles['section']}>
      <div className={styles['column']}>
        <h2>From a line to a part</h2>
        <ol className={styles['steps']}>
          {steps.map(({ name, call, words, ...drawing }) => (
            <li key={name}>
              <Drawing {...drawing} />
              <h3>{name}</h3>
              <p>{words}</p>
              <code>{call}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const steps = [
  {
    name: 'Drawing',
    words: 'A pen draws an outline in two dimensions.',
    call: 'draw().hLine(40)…',
    viewBox: '-9 -47 58 66',
    lines: bracket.profile,
    hidden: '',
  },
  {
    name: 'Sketch',
    words: 'The outline is put on a plane in space.',
    call: '.sketchOnPlane("XZ")',
    viewBox: '-4 -47 58 66',
    lines: bracket.sketch,
    hidden: '',
  },
  {
    name: 'Shape',
    words: 'Extrude, revolve, loft or sweep the sketch to give it depth.',
    call: '.extrude(-30)',
    viewBox: '-4 -47 58 66',
    lines: bracket.shape,
    hidden: '',
  },
  {
    name: 'Modify',
    words: 'Edges are rounded, holes cut, parts joined.',
    call: '.fillet(8, …)',
    viewBox: '-4 -47 58 66',
    lines: bracket.modified,
    hidden: bracket.hidden,
  },
];

interface DrawingProps {
  readonly viewBox: string;
  /** SVG path data of the visible edges. */
  readonly lines: string;
  /** SVG path data of the hidden edges, drawn dashed. */
  readonly hidden: string;
}

function Drawing({ viewBox, lines, hidden }: DrawingProps): ReactElement {
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false">
      {hidden && <path d={hidden} className={styles['hidden']} />}
      <path d={lines} />
    </svg>
  );
}
