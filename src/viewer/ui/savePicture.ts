/** Downloads the picture on the canvas as `name`.png, with a transparent background. */
export async function savePicture(
  canvas: HTMLCanvasElement | undefined,
  name: string,
): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
