import type { ModelSession } from '../../model/interactive/ModelSession';
import type { ModelStore } from './modelStore';

const size = { width: 160, height: 100 };

/** Delay in milliseconds after the last change of the view before a picture is taken. */
const pictureDelayMs = 500;

/** Returns a listener for the frames of a view. After a run, it stores a small picture of the model. */
export function storePicture(
  session: ModelSession,
  store: ModelStore,
): (canvas: HTMLCanvasElement) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (canvas) => {
    if (session.state.runs === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const picture = shrink(canvas);
      if (picture !== null) store.setPicture(picture);
    }, pictureDelayMs);
  };
}

/** Returns the content of `canvas` as a data URL; null if nothing is drawn on it. */
function shrink(canvas: HTMLCanvasElement): string | null {
  const small = document.createElement('canvas');
  Object.assign(small, size);
  const context = small.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  const scale = Math.min(size.width / canvas.width, size.height / canvas.height);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, (size.width - width) / 2, (size.height - height) / 2, width, height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  // Browsers without a WebP encoder write PNG instead.
  return data.some((value) => value !== 0) ? small.toDataURL('image/webp', 0.5) : null;
}
