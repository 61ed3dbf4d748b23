import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Makes V8 compile all functions of a script while it loads: https://v8.dev/blog/explicit-compile-hints. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Minimum length of a large script, in characters. Chromium compiles large scripts in a background thread while they
 * load, and smaller ones in the main thread.
 */
const minStreamedLength = 30 * 1024;

/**
 * Adds the hint to large scripts. A background thread then compiles their functions. Otherwise the main thread would
 * compile each function on its first call.
 */
export const compileEarlyPlugin = {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap('compile-early', (compilation) => {
      // This stage is after the minifier, which removes comments, and before file names are hashed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'compile-early', stage }, (assets) => {
        for (const [asset, source] of Object.entries(assets)) {
          if (!asset.endsWith('.js') || source.size() < minStreamedLength) continue;
          compilation.updateAsset(asset, new sources.ConcatSource(compileHint, source));
        }
      });
    });
  },
};
