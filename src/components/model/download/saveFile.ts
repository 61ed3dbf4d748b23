/** Hands `bytes` to the reader as a file of that name. */
export function saveFile(bytes: BlobPart, mime: string, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then; a shorter wait cancels the download in some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
