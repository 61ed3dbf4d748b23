const feature = 'search|modeling|viewer|editor|offline|printing|comparing';
const tests = '(^tests/|\\.test\\.tsx?$)';
const pure = '^src/(base|search/(records|engine)|modeling/core|offline/rules)/';
const outsideFeatures =
  '^(src/(base|components|theme|pages)/|plugins/|scripts/|setup/|bench/|assets/|server/|[^/]+$)';

/** Returns rules that forbid each folder of `layers`, inside `parent`, to import a later folder. */
const inOrder = (parent, ...layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${parent}/${layer}-knows-no-later-layer`,
    comment: `The layers of ${parent} import only earlier layers: ${layers.join(', ')}.`,
    severity: 'error',
    from: { path: `^${parent}/(${layer})/`, pathNot: tests },
    to: { path: `^${parent}/(${layers.slice(index + 1).join('|')})/` },
  }));

/**
 * Import rules, each with a name and an explanation. Tests may import anything.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules must not import each other: merge them, or move the shared code into a third module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...inOrder('src/modeling/core', 'fit|evaluate|measure', 'explain', 'run', 'export'),
    ...inOrder('src/viewer', 'camera', 'scene', 'input', 'ui'),
    ...inOrder(
      'src/components/model',
      'facts|picture|draft|download|print-check',
      'interactive',
      'activation|workbench',
      'figure',
      'example',
    ),
    ...inOrder('plugins', 'shared', 'docusaurus', 'steps'),
    {
      name: 'features-do-not-know-each-other',
      comment: 'Features do not import each other: combine them in src/components.',
      severity: 'error',
      from: { path: `^src/(${feature})/`, pathNot: tests },
      to: {
        path: `^src/(${feature})/`,
        // The next rule restricts imports of modeling's entry point.
        pathNot: '^src/$1/|^src/modeling/index\\.ts$',
      },
    },
    {
      name: 'viewer-takes-only-types-from-modeling',
      comment:
        'The viewer draws the meshes that it gets: import only types, from the entry point of modeling.',
      severity: 'error',
      from: { path: '^src/viewer/', pathNot: tests },
      to: { path: '^src/modeling/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-viewer-knows-the-entry-point-of-modeling',
      comment:
        'Search and editor do not know about shapes: let src/components pass the data that they need.',
      severity: 'error',
      from: { path: '^src/(search|editor)/', pathNot: tests },
      to: { path: '^src/modeling/index\\.ts$' },
    },
    {
      name: 'features-are-entered-by-their-entry-point',
      comment: 'From outside, enter a feature by index.ts (page) or node.ts (build).',
      severity: 'error',
      from: { path: outsideFeatures, pathNot: tests },
      to: { path: `^src/(${feature})/`, pathNot: `^src/(${feature})/(index|node)\\.tsx?$` },
    },
    {
      name: 'pages-do-not-use-the-entry-point-of-the-build',
      comment:
        'node.ts is the entry point for plugins, scripts and the server: page code uses index.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|/node\\.ts$` },
      to: { path: `^src/(${feature})/node\\.ts$` },
    },
    {
      name: 'features-do-not-know-who-uses-them',
      comment: 'Features do not import components, theme or pages: pass the value to the feature.',
      severity: 'error',
      from: { path: `^src/(${feature})/`, pathNot: tests },
      to: { path: '^src/(components|theme|pages)/' },
    },
    {
      name: 'components-do-not-know-theme-or-pages',
      comment: 'Components do not import the theme or pages.',
      severity: 'error',
      from: { path: '^src/components/', pathNot: tests },
      to: { path: '^src/(theme|pages)/' },
    },
    {
      name: 'base-knows-nothing-of-this-site',
      comment:
        'src/base does not depend on the rest of the site: move code that does beside its user.',
      severity: 'error',
      from: { path: '^src/base/', pathNot: tests },
      to: { path: '^(src|plugins|scripts|setup|bench|assets|server)/', pathNot: '^src/base/' },
    },
    {
      name: 'pure-parts-stay-pure',
      comment:
        'base, search records and engine, modeling core and offline rules import only each other and pure packages.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { path: '^(src|plugins|scripts|setup|bench|assets|server)/', pathNot: pure },
    },
    {
      name: 'pure-parts-run-anywhere',
      comment:
        'base, search records and engine, modeling core and offline rules do not import Node, React or Docusaurus.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: {
        path: '^(node:|@docusaurus|@theme|react|three)|node_modules/(@docusaurus|react|three)',
      },
    },
    {
      name: 'page-code-has-no-node',
      comment:
        'Only plugins, scripts, the server and node.ts import Node modules. src/modeling/kernel may, because it also runs in Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|/node\\.ts$|^src/modeling/kernel/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'plugins-use-pure-parts-only',
      comment:
        'Plugins run in Node: from src, they import only src/base, node.ts of features and of highlight, and names shared with the inline script.',
      severity: 'error',
      from: { path: '^plugins/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: `^src/base/|^src/bootstrap/shared\\.ts$|^src/(${feature}|highlight)/node\\.ts$`,
      },
    },
    {
      name: 'plugins-do-not-know-scripts',
      comment: 'Scripts only read arguments and call plugins: move shared logic into the plugin.',
      severity: 'error',
      from: { path: '^(plugins|src|server)/', pathNot: tests },
      to: { path: '^scripts/' },
    },
    {
      name: 'only-commands-and-tests-know-benchmarks',
      comment: 'The build and the server do not depend on benchmarks.',
      severity: 'error',
      from: { path: '^(plugins|src|server|setup|assets)/', pathNot: tests },
      to: { path: '^bench/' },
    },
    {
      name: 'setup-runs-before-dependencies',
      comment:
        'Setup runs before the dependencies are installed: it imports only Node, and later tsx and npm-run-all2.',
      severity: 'error',
      from: { path: '^setup/', pathNot: tests },
      to: { pathNot: '^setup/|^(node:)?[a-z_/]+$|node_modules/(tsx|npm-run-all2)/' },
    },
    {
      name: 'page-code-does-not-know-the-build',
      comment: 'Code that readers load never imports plugins or the server.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|/node\\.ts$` },
      to: { path: '^(plugins|server)/' },
    },
    {
      name: 'models-import-replicad-only',
      comment:
        'A model must run unchanged in the workbench: import from "replicad" and nothing else.',
      severity: 'error',
      from: { path: '^models/.+\\.js$' },
      to: { pathNot: 'node_modules/replicad/' },
    },
    {
      name: 'server-serves-files',
      comment:
        'The server imports only Node, its own files and "mrmime": it serves files that the build wrote.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: {
        pathNot: '^server/|^(node:)?[a-z_/]+$|node_modules/(mrmime|@types/node)/',
      },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Only tests import test support: move code that the site needs beside its user.',
      severity: 'error',
      from: { path: '^(src|plugins|scripts|setup|bench|assets|server|models)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'shipped-code-uses-real-dependencies',
      comment:
        'Packages that readers or the server load are listed under dependencies, not devDependencies.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: `${tests}|/node\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'everything-resolves',
      comment: 'Every import must resolve to a file or an installed package.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        // Generated by Docusaurus, by the bundler, or by a build step: models, API reference, sandbox, type help.
        pathNot:
          '^(@theme|@theme-original|@theme-init|@generated|@docusaurus|@models|@summaries|@play|@type-help)/|^@(social-cards|name-tooltips|more-uses)$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(docs/api|build|\\.docusaurus|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
