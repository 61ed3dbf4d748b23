import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordBundle } from '../../shared/bundleRecords';

/** A module as both bundlers report it. A concatenated module lists its parts in `modules`. */
interface Module {
  readonly name?: string;
  readonly nameForCondition?: string;
  readonly modules?: readonly Module[];
}

/** Records which packages are in the pages' scripts and styles. `writeNotices` reads the records. */
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
                    const { modules = [] } = stats.toJson(moduleStatsOptions);
                    return recordBundle(siteDir, 'pages', filesOf(modules as readonly Module[]));
                  });
                },
              },
            ],
          },
  };
}

/** Stats options for the modules in chunks and for the parts of concatenated modules. */
const moduleStatsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  // Modules merged into a module of another package are reported as orphans.
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** Returns the files of `modules`, without loaders. */
function filesOf(modules: readonly Module[]): string[] {
  return modules.flatMap(({ name = '', nameForCondition, modules: parts = [] }) => [
    nameForCondition ?? name.replace(/^.*!/, ''),
    ...filesOf(parts),
  ]);
}
