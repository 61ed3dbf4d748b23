/** The part of a drawing that is seen. Millimetres, y down as in SVG. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const margin = 0.06;

/** Returns the frame around all view boxes (x, y, width, height), with a little margin. */
export function frameAround(boxes: readonly (readonly [number, number, number, number])[]): Frame {
  const x = Math.min(...boxes.map((box) => box[0]));
  const y = Math.min(...boxes.map((box) => box[1]));
  const width = Math.max(...boxes.map((box) => box[0] + box[2])) - x;
  const height = Math.max(...boxes.map((box) => box[1] + box[3])) - y;
  if (!Number.isFinite(width) || !Number.isFinite(height))
    return { x: -5, y: -5, width: 10, height: 10 };
  const space = margin * Math.max(width, height) || 1;
  return { x: x - space, y: y - space, width: width + 2 * space, height: height + 2 * space };
}

/** Returns the frame of `aspect` (width / height) with the same middle that holds all of `frame`. */
export function fitFrame(frame: Frame, aspect: number): Frame {
  const width = Math.max(frame.width, frame.height * aspect);
  const height = width / aspect;
  return {
    x: frame.x - (width - frame.width) / 2,
    y: frame.y - (height - frame.height) / 2,
    width,
    height,
  };
}

/** Returns `frame` after what it shows was dragged by parts of its width and height. */
export function moveFrame(frame: Frame, dx: number, dy: number): Frame {
  return { ...frame, x: frame.x - dx * frame.width, y: frame.y - dy * frame.height };
}

/** Returns `frame` nearer by `factor`; what is at the parts (`atX`, `atY`) of width and height stays there. */
export function zoomFrame(frame: Frame, factor: number, atX: number, atY: number): Frame {
  const width = frame.width / factor;
  const height = frame.height / factor;
  return {
    x: frame.x + (frame.width - width) * atX,
    y: frame.y + (frame.height - height) * atY,
    width,
    height,
  };
}
