import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toolsHash } from './toolsHash';

/** Makes the bundler cache compiled modules, so a build compiles only changed modules. Decision 0019. */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack({ mode }, isServer, { currentBundler }) {
      // Webpack has a different cache with other settings.
      if (mode !== 'production' || currentBundler.name !== 'rspack') return {};
      const folderOf = (kind: string) => path.join(siteDir, 'node_modules/.cache/rspack', kind);
      const version = toolsHash(siteDir);
      return {
        cache: true,
        ...cacheOptions(folderOf(isServer ? 'server' : 'client'), version),
      };
    },
  };
}

/** Returns rspack's cache settings. They are experimental, and webpack's types do not include them. */
function cacheOptions(folder: string, version: string): object {
  return {
    experiments: {
      cache: {
        type: 'persistent',
        version,
        storage: { type: 'filesystem', directory: withoutOldCaches(folder, version) },
        // Our build writes files below node_modules that change without a new package version.
        snapshot: { unmanagedPaths: [path.resolve('node_modules/.cache')] },
      },
    },
  };
}

/** Returns `folder` after deleting the caches of other versions, which the bundler would never delete. */
function withoutOldCaches(folder: string, version: string): string {
  const file = path.join(folder, 'version');
  if (existsSync(file) && readFileSync(file, 'utf8') === version) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, version);
  return folder;
}
