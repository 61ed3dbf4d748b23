import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from 'three';
import { highlightFragment, highlightVertex } from './shaders';
import type { SharedUniforms } from './sceneSolid';

/** Creates the mesh of the triangles that the page highlights on the model. */
export function createTriangleHighlight({ section, accent, pixel }: SharedUniforms) {
  const material = new ShaderMaterial({
    vertexShader: highlightVertex,
    fragmentShader: highlightFragment,
    uniforms: { section, accent, pixel },
    // Draws the highlighted triangles in front of their face, but behind its edges.
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -2,
  });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.visible = false;
  mesh.renderOrder = 1;
  return {
    mesh,
    /** Sets the triangles, nine numbers each; null for none. */
    place(triangles: Float32Array | null) {
      mesh.geometry.dispose();
      mesh.geometry = new BufferGeometry();
      mesh.visible = triangles !== null && triangles.length > 0;
      if (triangles) mesh.geometry.setAttribute('position', new BufferAttribute(triangles, 3));
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
