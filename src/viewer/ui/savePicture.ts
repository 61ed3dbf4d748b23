import type { DisplayOptions, View } from '../scene/view';

/** Downloads a picture of the view with `display` as `name`.png, with a transparent background. */
export async function savePicture(
  view: View,
  display: DisplayOptions,
  name: string,
): Promise<void> {
  const drawn = new Promise<void>((resolve) => {
    const unsubscribe = view.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
  view.setDisplay(display);
  await drawn;
  const blob = await new Promise<Blob | null>((resolve) =>
    view.canvas.toBlob(resolve, 'image/png'),
  );
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
