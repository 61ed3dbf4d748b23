import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from '../standalone-scripts/bundleScript';

/** Bundles the start script of `src/bootstrap` into `folder` and returns the file's name, which carries its hash. */
export async function writeStartScript(siteDir: string, folder: string): Promise<string> {
  return write('start', await bundle(siteDir, 'start.ts'), folder);
}

/** Addresses that the script of the early controls asks for. */
export interface ControlFiles {
  /** The items of the sidebar. */
  readonly menuItems: string;
  readonly searchWindow: {
    readonly scripts: string;
    readonly sheet: string;
    readonly worker: string;
  };
  /** What a press in a model asks for. */
  readonly model: { readonly viewer: string; readonly editor: string };
}

/** The same for the script of the controls that open something before the application is there. */
export async function writeControlsScript(
  siteDir: string,
  folder: string,
  { menuItems, searchWindow, model }: ControlFiles,
): Promise<string> {
  const define = {
    MENU_ITEMS: JSON.stringify(menuItems),
    SEARCH_WINDOW: JSON.stringify(searchWindow),
    MODEL_FILES: JSON.stringify(model),
  };
  return write('controls', await bundle(siteDir, 'controls.ts', define), folder);
}

async function write(title: string, script: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const name = `${title}.${hash}.js`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), script);
  return name;
}

interface CaptureSettings {
  /** Origins that scripts may come from besides the site. */
  readonly scriptHosts: readonly string[];
  /** Address of the service worker, empty for none. */
  readonly serviceWorker: string;
}

/** Returns the script of `src/bootstrap` that captures events, to stand in a page. */
export async function captureScript(
  siteDir: string,
  { scriptHosts, serviceWorker }: CaptureSettings,
): Promise<string> {
  const define = {
    SCRIPT_HOSTS: JSON.stringify(scriptHosts),
    SERVICE_WORKER: JSON.stringify(serviceWorker),
  };
  return (await bundle(siteDir, 'capture.ts', define)).trimEnd();
}

async function bundle(
  siteDir: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const script = await bundleScript(path.join(siteDir, 'src/bootstrap', entry), { define });
  return Buffer.from(script).toString();
}
