import type { BuiltModel, ExportFormat } from '../../../modeling';
import { fileNameOf } from '../download/fileName';
import type { ModelSession } from './ModelSession';

/** Downloads the session's current version as a file. An error is stored in the session's state. */
export async function downloadModel(
  model: BuiltModel,
  session: ModelSession,
  format: ExportFormat | 'glb',
): Promise<void> {
  const file = await (format === 'glb' ? session.exportGlb() : session.export(format));
  if (file) downloadFile(new Blob([file.bytes], { type: file.mime }), fileNameOf(model, format));
}

/** Downloads `file` as `name`. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revokes the URL after a delay, because some browsers cancel a download whose URL is revoked too early.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
