import { resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { listen } from '../../server/listen';

/** A server of a page that shows a single component and is not part of the site. */
export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

export interface PageOptions {
  /** Path of the page's script in the repository. */
  readonly entry: string;
  /** Additional files, by path. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** Aliases of the site's bundler that the page needs: name → folder in the repository. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Loaders by file extension, if they differ from the bundler's defaults. */
  readonly loader?: BuildOptions['loader'];
}

const html = `<!doctype html>
<html lang="en" data-theme="light">
  <head>
    <title>One part of the site</title>
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/page.css" />
    <style>
      body { margin: 8px; background: var(--paper); color: var(--ink); height: 2000px; font-family: var(--font-ui); }
      a { color: var(--accent); }
      .row { display: flex; flex-wrap: wrap; gap: 8px; }
      .stage { position: relative; width: 640px; max-width: 100%; aspect-ratio: 16 / 10; }
      .stage:has([data-low-height] [data-panel]) { aspect-ratio: auto; padding-bottom: calc(62.5% + 9.25rem); }
      .poster { position: absolute; inset: 0; }
    </style>
  </head>
  <body><main><h1>One part</h1><div id="root"></div></main><script type="module" src="/page.js"></script></body>
</html>`;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  glb: 'model/gltf-binary',
};

/** Bundles the page with the site's design tokens and serves it on a free port. */
export async function servePage({
  entry,
  files,
  alias = {},
  loader,
}: PageOptions): Promise<ServedPage> {
  const result = await build({
    entryPoints: { page: resolve(entry), tokens: resolve('src/css/tokens.css') },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/',
    alias: Object.fromEntries(Object.entries(alias).map(([name, path]) => [name, resolve(path)])),
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty', ...loader },
  });
  const served = new Map<string, Uint8Array | string>([
    ['/', html],
    ...result.outputFiles.map(({ path, contents }) => [path, contents] as const),
    ...(files ?? []),
  ]);
  const { url, stop } = await listen(
    (request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const body = served.get(path);
      const type = types[path.split('.').at(-1) ?? ''] ?? 'text/html';
      if (body === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': type }).end(body);
    },
    { port: 0, host: 'localhost' },
  );
  return { url: `${url}/`, close: stop };
}
