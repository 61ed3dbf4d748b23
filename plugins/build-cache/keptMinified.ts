import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * Has the bundler minify those scripts alone that it did not write the last time; the others are taken from `folder`, by the
 * hash of what was to be minified. What is in `folder` must have been minified under the same settings.
 */
export function keptMinified(folder: string): { apply: (compiler: Compiler) => void } {
  return {
    apply(compiler) {
      if (!compiler.options.optimization.minimize) return;
      const { Compilation, sources } = compiler.webpack;
      const minifying = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const minified = new Set<string>();
        const toKeep = new Map<string, string>();
        compilation.hooks.processAssets.tap({ name, stage: minifying - 1 }, (assets) => {
          for (const [asset, source] of Object.entries(assets)) {
            if (!asset.endsWith('.js')) continue;
            const key = hashOf(source.source());
            const file = path.join(folder, `${key}.js`);
            minified.add(file);
            if (!existsSync(file)) toKeep.set(asset, file);
            // The minifier leaves alone what says that it is minified.
            else
              compilation.updateAsset(
                asset,
                new sources.RawSource(readFileSync(file, 'utf8')),
                (info) => ({ ...info, minimized: true }),
              );
          }
        });
        compilation.hooks.processAssets.tap({ name, stage: minifying + 1 }, (assets) => {
          for (const [asset, source] of Object.entries(assets)) {
            const file = toKeep.get(asset);
            if (file !== undefined) writeFileSync(file, source.source());
          }
          const kept = readdirSync(folder).filter((file) => file.endsWith('.js'));
          for (const file of kept.map((file) => path.join(folder, file)))
            if (!minified.has(file)) rmSync(file);
        });
      });
    },
  };
}

const name = 'kept-minified';

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
