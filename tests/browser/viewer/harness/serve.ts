import { createServer, type Server } from 'node:http';
import { resolve as at } from 'node:path';
import { build } from 'esbuild';

const html = `<!doctype html>
<html lang="en" data-theme="light">
  <head>
    <title>Viewer</title>
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
    <style>
      body { margin: 8px; background: var(--paper); height: 2000px; font-family: var(--font-ui); }
      .row { display: flex; flex-wrap: wrap; gap: 8px; }
      .stage { position: relative; width: 640px; max-width: 100%; aspect-ratio: 16 / 10; }
      .poster { position: absolute; inset: 0; }
    </style>
  </head>
  <body><main><h1>Viewer</h1><div id="root"></div></main><script type="module" src="/page.js"></script></body>
</html>`;

/** A server of the page that shows the viewer alone, without a route on the site. */
export interface Harness {
  readonly url: string;
  close(): Promise<void>;
}

/** Bundles the page and serves it on a free port; `files` are served besides, by path. */
export async function serveHarness(
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Harness> {
  const result = await build({
    entryPoints: {
      page: at('tests/browser/viewer/harness/page.tsx'),
      tokens: at('src/css/tokens.css'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
  });
  const output = new Map(result.outputFiles.map(({ path, contents }) => [path, contents]));
  const styles = [output.get('/tokens.css'), output.get('/page.css')];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    const file = files.get(path);
    if (path === '/') send('text/html', html);
    else if (path === '/page.js') send('text/javascript', output.get(path) ?? '');
    else if (path === '/page.css')
      send('text/css', Buffer.concat(styles.map((part) => part ?? new Uint8Array())));
    else if (file) send('model/gltf-binary', file);
    else response.writeHead(404).end();
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The harness has no port.'));
    });
  });
}
