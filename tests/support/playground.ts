import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { toFragment } from '../../src/components/model/interactive/sharedLink';

/** A model that always builds: a cube of 20 mm. */
export const goodModel = `import { makeBaseBox } from "replicad";
export default () => makeBaseBox(20, 20, 20);`;

/** Returns the URL of a link to `code` in the playground. */
export function playgroundLink(code: string): string {
  return `/playground${toFragment({ name: null, code, params: null })}`;
}

/** Opens a link to `code` in the playground. Opening a link does not run its code. */
export async function openLink(page: Page, code: string): Promise<void> {
  await page.goto(playgroundLink(code));
  await page.getByText('From a link, not yet run').waitFor();
}

/** Presses Run and returns the outcome. */
export async function pressRun(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return readOutcome(page);
}

/** Waits for the outcome of the first run of a newly opened model, and returns its text. */
export async function readOutcome(page: Page, timeout = 60_000): Promise<string> {
  const outcome = page.getByRole('status', { name: 'Outcome of the run' });
  await expect(outcome).not.toBeEmpty({ timeout });
  return outcome.innerText();
}

/** Starts a server that hostile code tries to reach. `hits` returns the paths of the requests that reached it. */
export async function startTrapServer(): Promise<{
  readonly url: string;
  readonly hits: () => readonly string[];
  readonly stop: () => void;
}> {
  const hits: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    hits.push(url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/javascript');
    response.end('export default 1;');
  });
  // A WebSocket connection starts with an "upgrade" event rather than a "request" event.
  server.on('upgrade', ({ url = '' }, socket) => {
    hits.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, hits: () => hits, stop: () => server.close() };
}
