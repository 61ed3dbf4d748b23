import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordBundle } from '../../shared/bundleRecords';

/** A module as both bundlers report it; a module that consists of several lists them in `modules`. */
interface Module {
  readonly name?: string;
  readonly nameForCondition?: string;
  readonly modules?: readonly Module[];
}

/** Records the packages in the pages' scripts and styles, for the notices (`writeNotices`). */
export default function notices({ siteDir }: LoadContext): Plugin {
  return {
    name: 'notices',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.done.tapPromise('notices', (stats) => {
                    const { modules = [] } = stats.toJson(onlyModules);
                    return recordBundle(siteDir, 'pages', filesOf(modules as readonly Module[]));
                  });
                },
              },
            ],
          },
  };
}

/** Selects the modules in chunks, and the modules of which they consist. */
const onlyModules = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  // Modules that are merged into another package's module count as orphans.
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** Returns the files of `modules`, without the loaders that transformed them. */
function filesOf(modules: readonly Module[]): string[] {
  return modules.flatMap(({ name = '', nameForCondition, modules: parts = [] }) => [
    nameForCondition ?? name.replace(/^.*!/, ''),
    ...filesOf(parts),
  ]);
}
