import { Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial, Vector2 } from 'three';
import type { Box } from '../../modeling';
import { halfDiagonal, centerOfBox } from '../camera/appearance';
import { gridStep } from './gridStep';
import { gridFragment, gridVertex } from './shaders';

/** Radius of the ground around the model's centre, in half diagonals of the model. */
const reach = 2.6;

/** Creates the grid on the ground under the model. The distance between its lines is a round number of millimetres. */
export function createGrid() {
  const material = new ShaderMaterial({
    vertexShader: gridVertex,
    fragmentShader: gridFragment,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    uniforms: {
      color: { value: new Color() },
      spacing: { value: 1 },
      reach: { value: 1 },
      centre: { value: new Vector2() },
    },
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.frustumCulled = false;
  // Drawn before transparent parts, so the grid is visible through them.
  mesh.renderOrder = -1;
  let step = 1;
  return {
    mesh,
    /** Returns the distance between two lines in millimetres. */
    step: () => step,
    place(box: Box) {
      const radius = halfDiagonal(box) || 1;
      const [x, y] = centerOfBox(box);
      const r = radius * reach;
      // The grid is slightly below the model, so the model's bottom face does not flicker against it.
      const z = box.min[2] - radius * 0.004;
      const corners = mesh.geometry.getAttribute('position');
      corners.setXYZ(0, x - r, y + r, z);
      corners.setXYZ(1, x + r, y + r, z);
      corners.setXYZ(2, x - r, y - r, z);
      corners.setXYZ(3, x + r, y - r, z);
      corners.needsUpdate = true;
      step = gridStep(radius * 2);
      material.uniforms['spacing'] = { value: step };
      material.uniforms['reach'] = { value: r };
      material.uniforms['centre'] = { value: new Vector2(x, y) };
    },
    paint(color: Color) {
      material.uniforms['color'] = { value: color };
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
