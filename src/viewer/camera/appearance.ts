import { diagonalOf, type Box, type Vector3 } from '../../base/vectors';

/**
 * The camera, light and colours of a model. The viewer in the page and the rasteriser of the build
 * (plugins/docusaurus/models) share these numbers, so the viewer's first frame exactly matches the picture. This module
 * imports neither three.js nor the DOM.
 */

/** The site's default point of view, which a model's `about.camera` may change. Angles in degrees. */
export const defaultCamera = { azimuth: -45, elevation: 28.6, zoom: 1 } as const;

/** Vertical field of view. Radians. */
export const fieldOfView = 0.5;

/** The fraction of the smaller field of view that the model's bounding sphere fills. */
const fill = 0.98;

/** Directions towards the lights in view space (x right, y up, z towards the camera). They are not normalised. */
export const lightDirections = {
  key: [0.45, 0.75, 0.6],
  fill: [-0.7, -0.1, 0.5],
} as const satisfies Record<string, Vector3>;

/**
 * Weights of the lights: `shade = ambient + key·k + fill·f + sky·(n.y / 2 + 1 / 2)`. The colour is multiplied by
 * `shade`, then highlights are added.
 */
export const lightWeights = { ambient: 0.36, key: 0.58, fill: 0.2, sky: 0.12 } as const;

/**
 * White highlights: `weight × max(0, …)^power`. `specularHighlight` is the highlight of the key light; `rimLight`
 * brightens surfaces that turn away from the camera.
 */
export const specularHighlight = { power: 40, weight: 0.18 } as const;
export const rimLight = { power: 3, weight: 0.06 } as const;

/** The default colour of parts, visible on light and dark pages. */
export const neutralColor = '#8fb3e8';
/** The colour of edges. */
export const edgeColor = '#14202e';

/** The default colour of a part without faces. `edgeColor` would be invisible on a dark page. */
export const wireColor = '#3f7fb5';

/**
 * Returns the colour of a part's edges. A wire consists only of edges, so they have the wire's colour. Edges of a
 * transparent part have the part's colour, because in `edgeColor` the edges in front and behind could not be
 * distinguished.
 */
export function edgeColorOf({ color, opacity = 1, isWire }: PartLook): string {
  if (isWire) return color ?? wireColor;
  return opacity < 1 ? (color ?? neutralColor) : edgeColor;
}

interface PartLook {
  readonly color: string | undefined;
  readonly opacity: number | undefined;
  /** True if the part has only edges. */
  readonly isWire: boolean;
}

/** Width of an edge line. CSS pixels. */
export const edgeWidth = 1.4;

/**
 * Edges are moved towards the camera by this fraction of the depth range, so they are not hidden by their faces.
 */
export const edgeDepthBias = 0.004;

/**
 * Returns the camera distance at which a sphere of `radius` fills the smaller field of view of a picture with the
 * ratio `aspect` (width / height).
 */
export function fitDistance(radius: number, aspect: number): number {
  return (radius / Math.sin(fieldOfView / 2) / Math.min(1, aspect)) * fill;
}

/** Returns the direction from the target to the camera, of length 1. Angles in degrees; z is up. */
export function directionTo(azimuth: number, elevation: number): Vector3 {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)];
}

export function centerOfBox({ min, max }: Box): Vector3 {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

export function halfDiagonal(box: Box): number {
  return diagonalOf(box) / 2;
}
