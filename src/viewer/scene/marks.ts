import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from 'three';
import { markFragment, markVertex } from './shaders';
import type { SharedUniforms } from './solid';

/** Creates the mesh of the triangles that the page highlights on the model. */
export function createMarks({ section, accent, pixel }: SharedUniforms) {
  const material = new ShaderMaterial({
    vertexShader: markVertex,
    fragmentShader: markFragment,
    uniforms: { section, accent, pixel },
    // Draws the marks in front of their face, but behind its edges.
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
