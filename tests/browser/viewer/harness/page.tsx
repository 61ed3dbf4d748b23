import { createRoot } from 'react-dom/client';
import { ShapeViewer } from '../../../../src/viewer';
import type { DrawingPart, Part } from '../../../../src/modeling';
import { boxPart, hollowPart } from './shapes';

/**
 * The page of the viewer's browser tests. The hash selects a scene: `#box`, `#parts`, `#drawing`, `#many`,
 * `#goal`, `#glb=…`.
 */
const drawing: DrawingPart = {
  kind: 'drawing',
  name: 'plate',
  paths: ['M0 0L60 0L60 -30L0 -30Z', 'M20 -15A5 5 0 1 1 10 -15A5 5 0 1 1 20 -15Z'],
  viewBox: [0, -30, 60, 30],
};
const box = boxPart([0, 0, 0], [60, 30, 20]);
const scenes: Readonly<Record<string, readonly Part[]>> = {
  box: [box],
  hollow: [hollowPart()],
  parts: [
    boxPart([0, 0, 0], [40, 40, 10], { name: 'base', color: '#c7843c' }),
    boxPart([10, 10, 10], [30, 30, 40], {
      name: 'glass',
      color: '#3f9c6b',
      opacity: 0.4,
      labels: [{ text: '30 mm', from: [30, 10, 10], to: [30, 10, 40] }],
    }),
  ],
  drawing: [drawing],
  distant: [
    {
      ...drawing,
      paths: ['M1000000000 -1000000030l60 0l0 30l-60 0Z'],
      viewBox: [1e9, -1e9 - 30, 60, 30],
    },
  ],
};

function Stage({ children }: { readonly children: React.ReactNode }) {
  return <div className="stage">{children}</div>;
}

function Page() {
  const [name = 'box', value = ''] = location.hash.slice(1).split('=');
  const poster = <div className="poster">Picture</div>;
  if (name === 'many') {
    return (
      <div className="row">
        {Array.from({ length: 12 }, (_, i) => (
          <Stage key={i}>
            <ShapeViewer parts={scenes[i % 2 ? 'parts' : 'box'] ?? []} name={`model ${i}`} />
          </Stage>
        ))}
      </div>
    );
  }
  return (
    <Stage>
      <ShapeViewer
        {...(name === 'glb' ? { glbUrl: value } : { parts: scenes[name] ?? [box] })}
        name="test model"
        poster={poster}
        goal={name === 'goal' ? [boxPart([0, 0, 0], [60, 30, 40])] : null}
      />
    </Stage>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
