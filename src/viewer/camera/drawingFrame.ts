/** The visible part of a drawing. Millimetres, y down as in SVG. */
export interface DrawingFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The space around a drawing, as a fraction of its longer side. */
const margin = 0.06;

/** Limits of the zoom: width of the frame divided by the longer side of the drawing. */
const widthLimits = { min: 1e-6, max: 1e3 };

/**
 * The smallest width of a frame, as a fraction of its distance from the origin. In smaller frames, rounding errors
 * would be visible.
 */
const precision = 1e-9;

/** Lines farther away than this are not drawn, because browsers compute paths in single precision. Millimetres. */
const maxDistance = 1e12;

/** A smaller drawing is treated as a point, because the kernel does not distinguish shorter lengths. Millimetres. */
const minSize = 1e-7;

const emptyFrame: DrawingFrame = { x: -5, y: -5, width: 10, height: 10 };

/** Returns the frame around all view boxes (x, y, width, height), with a small margin. */
export function frameAround(
  boxes: readonly (readonly [number, number, number, number])[],
): DrawingFrame {
  const x = Math.min(...boxes.map((box) => box[0]));
  const y = Math.min(...boxes.map((box) => box[1]));
  const width = Math.max(...boxes.map((box) => box[0] + box[2])) - x;
  const height = Math.max(...boxes.map((box) => box[1] + box[3])) - y;
  const reach = Math.max(...[x, y, x + width, y + height].map(Math.abs));
  if (!(reach < maxDistance) || width < 0 || height < 0) return emptyFrame;
  const size = Math.max(width, height);
  const space = Math.max(size < minSize ? 1 : margin * size, reach * precision);
  return { x: x - space, y: y - space, width: width + 2 * space, height: height + 2 * space };
}

/** Returns the frame of `aspect` (width / height) with the same centre that contains all of `frame`. */
export function fitFrame(frame: DrawingFrame, aspect: number): DrawingFrame {
  const width = Math.max(frame.width, frame.height * aspect);
  const height = width / aspect;
  return {
    x: frame.x - (width - frame.width) / 2,
    y: frame.y - (height - frame.height) / 2,
    width,
    height,
  };
}

/**
 * Returns `frame` after dragging its content by `dx` and `dy`, which are fractions of its width and height. A part of
 * `drawing` always stays near the frame.
 */
export function moveFrame(
  frame: DrawingFrame,
  dx: number,
  dy: number,
  drawing: DrawingFrame,
): DrawingFrame {
  const moved = { ...frame, x: frame.x - dx * frame.width, y: frame.y - dy * frame.height };
  return clampToDrawing(moved, drawing);
}

/**
 * Returns `frame` zoomed in by `factor`, within limits that depend on the size of `drawing`. The point at
 * `atX` and `atY`, as fractions of width and height, stays in place.
 */
export function zoomFrame(
  frame: DrawingFrame,
  factor: number,
  [atX, atY]: readonly [number, number],
  drawing: DrawingFrame,
): DrawingFrame {
  const { min, max } = limitsFor(drawing);
  const width = clamp(frame.width / factor, min, max);
  const height = frame.height * (width / frame.width);
  const zoomed = {
    x: frame.x + (frame.width - width) * atX,
    y: frame.y + (frame.height - height) * atY,
    width,
    height,
  };
  return clampToDrawing(zoomed, drawing);
}

function limitsFor({ x, y, width, height }: DrawingFrame) {
  const size = Math.max(width, height);
  const reach = Math.max(...[x, y, x + width, y + height].map(Math.abs));
  return { min: Math.max(size * widthLimits.min, reach * precision), max: size * widthLimits.max };
}

/** Keeps the centre of `frame` within the maximum frame width of the centre of `drawing`. */
function clampToDrawing(frame: DrawingFrame, drawing: DrawingFrame): DrawingFrame {
  const { max } = limitsFor(drawing);
  const middleX = drawing.x + (drawing.width - frame.width) / 2;
  const middleY = drawing.y + (drawing.height - frame.height) / 2;
  return {
    ...frame,
    x: clamp(frame.x, middleX - max, middleX + max),
    y: clamp(frame.y, middleY - max, middleY + max),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
