import type { BuiltModel } from '../../modeling';

const code = `import { drawRoundedRectangle } from "replicad";

export const defaultParams = { width: 60, height: 20 };

export default function main({ width, height }) {
  return drawRoundedRectangle(width, 40, 5)
    .sketchOnPlane()
    .extrude(height);
}
`;

/** The model in an empty playground. The build creates neither a picture nor a mesh of it. */
export const blankModel: BuiltModel = {
  name: 'playground',
  about: { title: 'New model', description: 'A plate with round corners to begin with.' },
  code,
  defaultParams: { width: 60, height: 20 },
  facts: {
    kind: 'solid',
    box: { min: [-30, -20, 0], max: [30, 20, 20] },
    valid: true,
    parts: 1,
  },
  picture: { src: '', width: 640, height: 400, alt: '' },
  mesh: null,
};
