import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toolsHash } from './toolsHash';

/**
 * Lets the bundler keep the modules it has made of pages and code, so that the next build makes those alone that
 * changed. Decision 0019.
 */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack({ mode }, isServer, { currentBundler }) {
      // Webpack keeps its own, and knows other settings.
      if (mode !== 'production' || currentBundler.name !== 'rspack') return {};
      const folderOf = (kind: string) => path.join(siteDir, 'node_modules/.cache/rspack', kind);
      const version = toolsHash(siteDir);
      return {
        cache: true,
        ...keptIn(folderOf(isServer ? 'server' : 'client'), version),
      };
    },
  };
}

/** The setting is an experiment of rspack that the types of webpack do not know. */
function keptIn(folder: string, version: string): object {
  return {
    experiments: {
      cache: {
        type: 'persistent',
        version,
        storage: { type: 'filesystem', directory: emptied(folder, version) },
        // What our own build writes lies below node_modules and changes without a change of version.
        snapshot: { unmanagedPaths: [path.resolve('node_modules/.cache')] },
      },
    },
  };
}

/** Returns `folder`, without what another version left there: the bundler would keep it for ever. */
function emptied(folder: string, version: string): string {
  const file = path.join(folder, 'version');
  if (existsSync(file) && readFileSync(file, 'utf8') === version) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, version);
  return folder;
}
