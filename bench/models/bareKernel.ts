import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { transform } from 'sucrase';
import { bundleWorker } from '../../plugins/docusaurus/sandbox/buildSandbox';
import {
  meshTolerancesFor,
  kernelFiles,
  type BuiltModel,
  type Params,
} from '../../src/modeling/node';
import type { BareResult, BareJob } from './bareKernel.worker';

/** The bare kernel, running in a worker in the same browser as the site. */
export interface BareKernel {
  /** Builds and meshes the model. Returns the milliseconds. */
  build(params: Params | null): Promise<number>;
  /** Milliseconds from opening a page to the first mesh: worker, download and start of the kernel, and first build. */
  readonly coldStart: number;
  close(): Promise<void>;
}

/** Opens a page with the bare kernel and builds `model` once. */
export async function openBareKernel(
  browser: Browser,
  address: string,
  { code, defaultParams }: BuiltModel,
): Promise<BareKernel> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const { code: plain } = transform(code, { transforms: ['imports', 'typescript'] });
  const { tolerance, angularTolerance } = meshTolerancesFor(1, 'view');
  const job = (params: Params | null): BareJob => ({
    code: plain,
    params,
    fineness: 1 / tolerance,
    angularTolerance,
  });
  const first = await postJob(page, job(defaultParams));
  return {
    coldStart: first.since,
    build: async (params) => (await postJob(page, job(params))).ms,
    close: () => context.close(),
  };
}

interface Bench {
  worker?: Worker;
}

/** Posts the job to the worker of the page. The first job starts the worker. */
function postJob(page: Page, job: BareJob): Promise<BareResult & { readonly since: number }> {
  return page.evaluate((message) => {
    const scope = window as unknown as Bench;
    const began = performance.now();
    const worker = (scope.worker ??= new Worker('/worker.js'));
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<BareResult>) =>
        resolve({ ...data, since: performance.now() - began });
      worker.postMessage(message);
    });
  }, job);
}

/** Serves the page, worker and binary of the bare kernel on a free port. */
export async function serveBareKernel(): Promise<{
  readonly url: string;
  readonly stop: () => void;
}> {
  const worker = await bundleWorker('bench/models/bareKernel.worker.ts');
  const wasm = await readFile(kernelFiles().wasm);
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/worker.js'
        ? (['text/javascript', worker] as const)
        : url === '/kernel.wasm'
          ? (['application/wasm', wasm] as const)
          : (['text/html', '<!doctype html><title>Bare kernel</title>'] as const);
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
