import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordBundle } from '../../shared/bundleRecords';

/** As both bundlers tell of a module; one that is made of several names them. */
interface Module {
  readonly name?: string;
  readonly nameForCondition?: string;
  readonly modules?: readonly Module[];
}

/** Keeps what the pages' scripts and styles are made of, for the notices (`writeNotices`). */
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

/** Those that are in a chunk, and those of which they are made. */
const onlyModules = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  // Those that are merged into another package's module count as orphans.
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** The files of `modules`, without the loaders that made them of these. */
function filesOf(modules: readonly Module[]): string[] {
  return modules.flatMap(({ name = '', nameForCondition, modules: parts = [] }) => [
    nameForCondition ?? name.replace(/^.*!/, ''),
    ...filesOf(parts),
  ]);
}
