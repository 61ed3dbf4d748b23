import { useEffect, useRef, type ReactElement } from 'react';
import { dot, type Vector3 } from '../../base/vectors';
import type { ViewerCamera } from '../camera/camera';
import { viewAxes } from '../camera/orbit';
import type { View } from '../scene/view';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly view: View;
  readonly camera: ViewerCamera;
}

const axes: readonly (readonly [string, Vector3])[] = [
  ['X', [1, 0, 0]],
  ['Y', [0, 1, 0]],
  ['Z', [0, 0, 1]],
];
const length = 20;

/** The three axes with their names, oriented like the model in the view. */
export function AxesTriad({ view, camera }: Props): ReactElement {
  const triad = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const update = () => {
      const orbit = camera.orbit();
      if (!orbit) return;
      const { right, up, back } = viewAxes(orbit);
      [...(triad.current?.children ?? [])].forEach((group, index) => {
        const axis = axes[index]?.[1] ?? [0, 0, 0];
        const [x, y] = [dot(axis, right) * length, -dot(axis, up) * length];
        group.setAttribute('opacity', dot(axis, back) < -0.2 ? '0.55' : '1');
        group.firstElementChild?.setAttribute('d', `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`);
        // Keeps the name of an axis away from the centre, even if the axis points at the camera.
        const away = Math.max(Math.hypot(x, y), 4);
        const scale = (away + 8) / (Math.hypot(x, y) || 1);
        group.lastElementChild?.setAttribute('x', (x * scale).toFixed(1));
        group.lastElementChild?.setAttribute('y', (y * scale).toFixed(1));
      });
    };
    update();
    return view.subscribe(update);
  }, [view, camera]);

  return (
    <svg ref={triad} className={styles['triad']} viewBox="-34 -34 68 68" aria-hidden="true">
      {axes.map(([name]) => (
        <g key={name} data-axis={name}>
          <path />
          <text>{name}</text>
        </g>
      ))}
    </svg>
  );
}
