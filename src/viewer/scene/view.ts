import { OrthographicCamera, PerspectiveCamera, Scene, Vector3, type Color } from 'three';
import { boxOf, uniteBoxes } from '../../base/vectors';
import type { Box, SolidPart, Vector3 as Point } from '../../modeling';
import { edgeDepthBias, edgeWidth, fieldOfView, halfDiagonal } from '../camera/appearance';
import { isSameOrbit, type Orbit } from '../camera/orbit';
import { aimCamera, rayThrough } from './aimCamera';
import { createSectionCap } from './sectionCap';
import { createGrid } from './grid';
import { createTriangleHighlight } from './triangleHighlight';
import { isSameFaceOrEdge, pickFaceOrEdge, type FaceOrEdge } from './pickFaceOrEdge';
import type { IsKept } from './picking';
import { sharedRenderer, type Drawable, type SharedRenderer } from './sharedRenderer';
import type { SectionPlane } from './sectionPlane';
import { createSceneSolid, createUniforms, type MarkKind, type SceneSolid } from './sceneSolid';

/** The options that determine which parts of the model are visible and how they are drawn. */
export interface DisplayOptions {
  readonly hasEdges: boolean;
  readonly hasGrid: boolean;
  readonly section: SectionPlane | null;
  /** Indices of the hidden parts. */
  readonly hidden: ReadonlySet<number>;
}

export interface Palette {
  readonly accent: Color;
  readonly grid: Color;
}

/** Returns a view on `canvas`, or null if WebGL is not available. `onFailed` is called if WebGL is lost later. */
export function createView(canvas: HTMLCanvasElement, onFailed: () => void): View | null {
  const renderer = sharedRenderer();
  return renderer && new View(renderer, canvas, onFailed);
}

/** Maximum distance at which an edge behind the face under the pointer is picked. Fraction of half the diagonal. */
const edgeDepthTolerance = 0.03;

/**
 * Draws solids on a canvas of the page when their parts, camera or display change. Independent of React and of input
 * events.
 */
export class View implements Drawable {
  readonly scene = new Scene();
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: SharedRenderer;
  readonly #listeners = new Set<() => void>();
  readonly #onFailed: () => void;
  readonly #perspective = new PerspectiveCamera((fieldOfView * 180) / Math.PI);
  readonly #orthographic = new OrthographicCamera();
  readonly #uniforms = createUniforms();
  readonly #grid = createGrid();
  readonly #cap = createSectionCap();
  readonly #triangles = createTriangleHighlight(this.#uniforms);
  #solids: readonly SceneSolid[] = [];
  /**
   * The solids of the previous parts. They are disposed of after the next frame. If they were disposed of earlier,
   * their shaders would have to be compiled again.
   */
  #previous: readonly SceneSolid[] = [];
  #box: Box | null = null;
  #orbit: Orbit | null = null;
  #display: DisplayOptions = { hasEdges: true, hasGrid: true, section: null, hidden: new Set() };
  readonly #marks: Record<MarkKind, FaceOrEdge | null> = {
    hovered: null,
    picked: null,
    first: null,
  };
  #size = { width: 0, height: 0, ratio: 1 };

  constructor(renderer: SharedRenderer, canvas: HTMLCanvasElement, onFailed: () => void) {
    this.#renderer = renderer;
    this.canvas = canvas;
    this.#onFailed = onFailed;
    this.scene.add(this.#grid.mesh, this.#cap.mesh, this.#triangles.mesh);
  }

  /** Returns the box of all parts, including hidden ones; null if there are none. */
  box(): Box | null {
    return this.#box;
  }

  gridStep(): number {
    return this.#grid.step();
  }

  show(parts: readonly SolidPart[]) {
    this.#clear();
    this.#solids = parts.map((part) => createSceneSolid(part, this.#uniforms));
    this.#solids.forEach(({ faces, edges }) => this.scene.add(faces, edges));
    const boxes = parts.map(({ mesh }) =>
      boxOf(mesh.positions.length > 0 ? mesh.positions : mesh.lines),
    );
    this.#box = boxes.length > 0 ? uniteBoxes(boxes) : null;
    if (this.#box) {
      this.#grid.place(this.#box);
      // The pictures of the build also use the model's diagonal as the depth range.
      this.#uniforms.bias.value = edgeDepthBias * 2 * halfDiagonal(this.#box);
    }
    this.setDisplay(this.#display);
  }

  setOrbit(orbit: Orbit) {
    if (this.#orbit && isSameOrbit(orbit, this.#orbit)) return;
    this.#orbit = orbit;
    this.redraw();
  }

  setDisplay(display: DisplayOptions) {
    this.#display = display;
    this.#grid.mesh.visible = display.hasGrid;
    this.#solids.forEach(({ faces, edges }, position) => {
      faces.visible = !display.hidden.has(position);
      edges.visible = faces.visible && display.hasEdges;
    });
    const { section } = display;
    if (this.#box) this.#cap.place(this.#box, section);
    if (section) {
      const side = section.isFlipped ? -1 : 1;
      const normal = { x: 0, y: 0, z: 0, [section.axis]: side };
      this.#uniforms.section.value.set(normal.x, normal.y, normal.z, section.at * side);
    } else this.#uniforms.section.value.set(0, 0, 0, 1);
    this.redraw();
  }

  setPalette({ accent, grid }: Palette) {
    this.#uniforms.accent.value = accent;
    this.#grid.paint(grid);
    this.redraw();
  }

  mark(how: MarkKind, mark: FaceOrEdge | null) {
    if (isSameFaceOrEdge(this.#marks[how], mark)) return;
    this.#marks[how] = mark;
    this.#solids.forEach((solid, position) => {
      const isIn = mark?.part === position;
      solid.mark('face', how, isIn && mark.kind === 'face' ? mark.index : -1);
      solid.mark('edge', how, isIn && mark.kind === 'edge' ? mark.index : -1);
    });
    this.redraw();
  }

  /** Highlights triangles on the surface of the model, nine numbers each; null for none. */
  highlightTriangles(triangles: Float32Array | null) {
    this.#triangles.place(triangles);
    this.redraw();
  }

  /** Sets the size in CSS pixels and the number of device pixels per CSS pixel. */
  resize(width: number, height: number, ratio: number) {
    this.#size = { width, height, ratio };
    // `prepare` sets the size in the frame of the redraw, because setting the size clears the canvas.
    this.redraw();
  }

  /**
   * Returns the face or edge at a point, in CSS pixels from the top left. `reach` is the maximum distance of an edge
   * from the point.
   */
  pick(x: number, y: number, reach: number): FaceOrEdge | null {
    if (!this.#box || !this.#orbit) return null;
    const { width, height } = this.#size;
    this.#aim();
    return pickFaceOrEdge([...this.#shown()], {
      pointer: [x, y],
      reach,
      ray: rayThrough(this.#camera(), (x / width) * 2 - 1, 1 - (y / height) * 2),
      project: (...point) => this.project(point),
      isKept: this.#isKept(),
      hasEdges: this.#display.hasEdges,
      depthTolerance: halfDiagonal(this.#box) * edgeDepthTolerance,
    });
  }

  /** Returns a point's position on the canvas in CSS pixels, and its distance in front of the camera in millimetres. */
  project(point: Point): readonly [number, number, number] {
    const camera = this.#camera();
    const place = new Vector3(...point).applyMatrix4(camera.matrixWorldInverse);
    const depth = -place.z;
    place.applyMatrix4(camera.projectionMatrix);
    const { width, height } = this.#size;
    return [((place.x + 1) / 2) * width, ((1 - place.y) / 2) * height, depth];
  }

  /** Calls `listener` after each frame, for overlays that move with the picture. */
  subscribe(listener: () => void) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  redraw() {
    this.#renderer.requestDraw(this);
  }

  prepare() {
    if (!this.#orbit || !this.#box) return null;
    const { width, height, ratio } = this.#size;
    const pixels = [Math.round(width * ratio), Math.round(height * ratio)] as const;
    if (this.canvas.width !== pixels[0]) this.canvas.width = pixels[0];
    if (this.canvas.height !== pixels[1]) this.canvas.height = pixels[1];
    this.#uniforms.viewport.value.set(...pixels);
    this.#uniforms.pixel.value = ratio;
    this.#uniforms.width.value = edgeWidth * ratio;
    this.#aim();
    return this.#camera();
  }

  onDrawn() {
    this.#disposePrevious();
    this.#listeners.forEach((listener) => listener());
  }

  onFailed() {
    this.#onFailed();
  }

  dispose() {
    this.#renderer.remove(this);
    this.#clear();
    this.#disposePrevious();
    this.#grid.dispose();
    this.#cap.dispose();
    this.#triangles.dispose();
  }

  #camera() {
    return this.#orbit?.projection === 'orthographic' ? this.#orthographic : this.#perspective;
  }

  #aim() {
    if (!this.#orbit || !this.#box) return;
    const camera = this.#camera();
    aimCamera(camera, this.#orbit, this.#box, this.#size.width / this.#size.height || 1);
    this.#uniforms.near.value = camera.near;
  }

  #isKept(): IsKept {
    const { x: nx, y: ny, z: nz, w } = this.#uniforms.section.value;
    return (x, y, z) => nx * x + ny * y + nz * z <= w;
  }

  *#shown(): Generator<readonly [number, SolidPart['mesh']]> {
    for (const [position, { part }] of this.#solids.entries()) {
      if (!this.#display.hidden.has(position)) yield [position, part.mesh];
    }
  }

  #clear() {
    for (const solid of this.#solids) {
      this.scene.remove(solid.faces, solid.edges);
    }
    this.#previous = [...this.#previous, ...this.#solids];
    this.#solids = [];
    this.#marks.hovered = null;
    this.#marks.picked = null;
    this.#marks.first = null;
  }

  #disposePrevious() {
    this.#previous.forEach((solid) => solid.dispose());
    this.#previous = [];
  }
}
