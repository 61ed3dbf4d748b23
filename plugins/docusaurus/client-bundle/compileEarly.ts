import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Makes V8 compile all functions of a script as it arrives: https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Characters. Chromium compiles longer scripts in another thread while they arrive, and shorter ones in the page's
 * thread.
 */
const streamedFrom = 30 * 1024;

/**
 * Marks large scripts, so that another thread compiles their functions. Otherwise each function is compiled when it is
 * first called, while the reader waits.
 */
export const compileEarly = {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap('compile-early', (compilation) => {
      // After the minifier, which removes comments, and before contents are hashed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'compile-early', stage }, (assets) => {
        for (const [asset, source] of Object.entries(assets)) {
          if (!asset.endsWith('.js') || source.size() < streamedFrom) continue;
          compilation.updateAsset(asset, new sources.ConcatSource(hint, source));
        }
      });
    });
  },
};
