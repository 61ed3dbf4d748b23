import {
  loadKernelInNode,
  runForComparison,
  messageOf,
  type Kernel,
  type ReleaseOutcome,
} from '../../../src/modeling/node';
import { readModelFont } from '../../docusaurus/sandbox/readModelFont';
import { loadLaterRelease } from './loadLaterRelease';

/**
 * The response of a process for one program. The process has the kernel of one version, which the bundle selects. Each
 * version needs a separate process, because the library stores its kernel globally.
 */
export interface ProgramResponse {
  readonly outcome: ReleaseOutcome;
  readonly kernelBytes: number;
}

const { kernel, reasonOf } =
  process.env['RELEASE'] === 'later'
    ? await loadLaterRelease()
    : { kernel: await loadKernelInNode(), reasonOf: messageOf };
await prepareFonts(kernel);

process.on('message', ({ code }: { readonly code: string }) => {
  void runForComparison(code, kernel, reasonOf).then((outcome) => {
    process.send?.({ outcome, kernelBytes: 0 } satisfies ProgramResponse);
  });
});
process.send?.('ready');

/**
 * Loads a font for text, as the page does. An example may fetch a font from any URL, so every `fetch` returns this
 * font.
 */
async function prepareFonts({ replicad }: Pick<Kernel, 'replicad'>): Promise<void> {
  const font = new Uint8Array(await readModelFont());
  await replicad.loadFont(font.buffer);
  globalThis.fetch = () => Promise.resolve(new Response(font));
}
