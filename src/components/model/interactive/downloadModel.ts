import type { BuiltModel, ExportFormat } from '../../../modeling';
import { fileNameOf } from '../download/fileName';
import type { ModelSession } from './ModelSession';

/** Makes a file of the model as it stands in `session` and hands it to the reader. An error is then in the session's state. */
export async function downloadModel(
  model: BuiltModel,
  session: ModelSession,
  format: ExportFormat | 'glb',
): Promise<void> {
  const file = await (format === 'glb' ? session.exportGlb() : session.export(format));
  if (file) saveFile(new Blob([file.bytes], { type: file.mime }), fileNameOf(model, format));
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then; a shorter wait cancels the download in some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
