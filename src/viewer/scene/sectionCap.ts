import {
  AlwaysDepth,
  DoubleSide,
  EqualStencilFunc,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import type { Box } from '../../modeling';
import { capFragment, capVertex } from './shaders';
import type { SectionPlane } from './sectionPlane';

const others = { x: [1, 2], y: [0, 2], z: [0, 1] } as const;

/** Creates the mesh that writes the depth of a section's cut surface, as explained at `faceFragment`. */
export function createSectionCap() {
  const material = new ShaderMaterial({
    vertexShader: capVertex,
    fragmentShader: capFragment,
    side: DoubleSide,
    colorWrite: false,
    depthFunc: AlwaysDepth,
    stencilWrite: true,
    stencilFunc: EqualStencilFunc,
    stencilRef: 1,
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.frustumCulled = false;
  mesh.visible = false;
  // The cap is drawn after the faces and before the edges.
  mesh.renderOrder = 1;
  return {
    mesh,
    place(box: Box, section: SectionPlane | null) {
      mesh.visible = section !== null;
      if (!section) return;
      const [u, v] = others[section.axis];
      const corners = mesh.geometry.getAttribute('position');
      for (let corner = 0; corner < 4; corner++) {
        const point = [section.at, section.at, section.at];
        point[u] = (corner % 2 ? box.max : box.min)[u];
        point[v] = (corner < 2 ? box.max : box.min)[v];
        corners.setXYZ(corner, point[0] ?? 0, point[1] ?? 0, point[2] ?? 0);
      }
      corners.needsUpdate = true;
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
