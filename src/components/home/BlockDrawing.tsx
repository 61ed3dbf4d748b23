import type { ReactElement } from 'react';
import { block } from './drawings.json';
import styles from './Home.module.css';

/**
 * The first model of the page as a dimensioned isometric drawing. Its edges are the library's projection of
 * models/home/bearing-block.js (assets/drawHomeDrawings.ts). The dimension lines use the same projection, in which x is
 * (0.707, 0.355), y is (0.707, -0.355) and z is (0, -0.865).
 */
export function BlockDrawing(): ReactElement {
  const { width, depth, height } = block.measures;
  return (
    <svg
      viewBox="-64 -40 128 74"
      className={styles['blueprint']}
      role="img"
      aria-label={`Drawing of a bearing block, ${width} by ${depth} by ${height} millimetres`}
    >
      <path className={styles['axis']} d="M0 4V-37" />
      <path className={styles['hidden']} d={block.hidden} />
      <path d={block.visible} />
      <g className={styles['dimension']}>
        <path d="M-36.8-11.3-58-.7M22.6 18.4 1.4 29.1M-55.9-1.8 3.5 28" />
        <path d="M4.9 18.8 24.7 28.7M37.5 2.5 57.3 12.4M22.6 27.7 55.2 11.3" />
        <path d="M16.3-26H56.6M33.9 0H56.6M53.7 0V-26" />
        <path d={ticks} strokeWidth="0.7" />
        <text x="-27" y="16.4">
          {width}
        </text>
        <text x="40" y="22.8">
          {depth}
        </text>
        <text x="57" y="-12">
          {height}
        </text>
      </g>
    </svg>
  );
}

/** A short slanted stroke at both ends of each dimension line. */
const ticks = [
  [-55.9, -1.8],
  [3.5, 28],
  [22.6, 27.7],
  [55.2, 11.3],
  [53.7, 0],
  [53.7, -26],
]
  .map(([x = 0, y = 0]) => `M${(x - 0.9).toFixed(1)} ${(y + 1.3).toFixed(1)}l1.8-2.6`)
  .join('');
