import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

/** Adds a canvas to `parent` and returns functions to show shapes on it. */
export function createView(parent) {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "display: block; width: 100%; height: 60vh";
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", "The model in 3D; drag to turn it");
  parent.append(canvas);

  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const scene = new Scene();
  scene.background = new Color("#eef2f5");
  scene.add(new HemisphereLight("#ffffff", "#8a94a3", 1.6));

  const camera = new PerspectiveCamera(30, 1, 1, 2000);
  camera.up.set(0, 0, 1); // models have z pointing up
  camera.position.set(90, -110, 80);
  const light = new DirectionalLight("#ffffff", 1.6);
  camera.add(light);
  scene.add(camera);

  const controls = new OrbitControls(camera, canvas);
  const draw = () => renderer.render(scene, camera);
  controls.addEventListener("change", draw);

  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(devicePixelRatio);
    // `false` keeps the size that the CSS above sets.
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    draw();
  });
  observer.observe(canvas);

  const model = new Group();
  scene.add(model);
  const clear = () => {
    for (const part of model.children) part.geometry.dispose();
    model.clear();
  };

  return {
    show({ faces, edges }) {
      clear();
      model.add(
        new Mesh(geometryOf(faces), faceMaterial),
        new LineSegments(linesOf(edges), lineMaterial),
      );
      draw();
    },
    /** Frees GPU memory, which the garbage collector does not free. */
    dispose() {
      clear();
      observer.disconnect();
      controls.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

const faceMaterial = new MeshStandardMaterial({
  color: "#5b93ad",
  // Pushes the faces back a little, so the lines on them do not flicker.
  polygonOffset: true,
  polygonOffsetFactor: 2,
  polygonOffsetUnits: 1,
});
const lineMaterial = new LineBasicMaterial({ color: "#14202e" });

function geometryOf({ vertices, normals, triangles }) {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new BufferAttribute(new Float32Array(vertices), 3),
  );
  geometry.setAttribute(
    "normal",
    new BufferAttribute(new Float32Array(normals), 3),
  );
  geometry.setIndex(triangles);
  return geometry;
}

function linesOf({ lines }) {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new BufferAttribute(new Float32Array(lines), 3),
  );
  return geometry;
}
