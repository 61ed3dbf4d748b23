const feature = 'search|modeling|viewer|editor|offline|printing|comparing';
const tests = '(^tests/|\\.test\\.tsx?$)';
const pure = '^src/(base|search/(records|engine)|modeling/core|offline/rules)/';
const outsideFeatures =
  '^(src/(base|components|theme|pages)/|plugins/|scripts/|setup/|bench/|assets/|server/|[^/]+$)';

/** Returns rules that keep each folder of `layers`, inside `parent`, from importing a later one. */
const inOrder = (parent, ...layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${parent}/${layer}-knows-no-later-layer`,
    comment: `${parent} has layers, each imports those before it: ${layers.join(', ')}.`,
    severity: 'error',
    from: { path: `^${parent}/(${layer})/`, pathNot: tests },
    to: { path: `^${parent}/(${layers.slice(index + 1).join('|')})/` },
  }));

/**
 * Import rules. Each has a name and a sentence that explains it; tests may import anything.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module.',
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
      comment:
        'Search, modeling, viewer, editor, offline, printing and comparing meet in src/components only.',
      severity: 'error',
      from: { path: `^src/(${feature})/`, pathNot: tests },
      to: {
        path: `^src/(${feature})/`,
        // Except for the entry point of modeling, which the next rule restricts.
        pathNot: '^src/$1/|^src/modeling/index\\.ts$',
      },
    },
    {
      name: 'viewer-takes-only-types-from-modeling',
      comment:
        'The viewer draws meshes that others make: import only types, from the entry point of modeling.',
      severity: 'error',
      from: { path: '^src/viewer/', pathNot: tests },
      to: { path: '^src/modeling/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-viewer-knows-the-entry-point-of-modeling',
      comment:
        'Search and editor are not about shapes: let src/components pass them what they need.',
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
      comment:
        'Components, theme and pages use features, never the other way round: pass the value in.',
      severity: 'error',
      from: { path: `^src/(${feature})/`, pathNot: tests },
      to: { path: '^src/(components|theme|pages)/' },
    },
    {
      name: 'components-do-not-know-theme-or-pages',
      comment: 'Theme and pages import components, never the other way round.',
      severity: 'error',
      from: { path: '^src/components/', pathNot: tests },
      to: { path: '^src/(theme|pages)/' },
    },
    {
      name: 'base-knows-nothing-of-this-site',
      comment: 'src/base does not depend on this site: move code that needs more beside its user.',
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
        'base, search records and engine, modeling core and offline rules know no Node, React or Docusaurus.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: {
        path: '^(node:|@docusaurus|@theme|react|three)|node_modules/(@docusaurus|react|three)',
      },
    },
    {
      name: 'page-code-has-no-node',
      comment: 'Node modules are for plugins, scripts, server and node.ts; kernel runs in both.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|/node\\.ts$|^src/modeling/kernel/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'plugins-use-pure-parts-only',
      comment:
        'Docusaurus calls plugins in Node: they see src/base, the node.ts of features and of highlight, and names shared with the inline script, no page code.',
      severity: 'error',
      from: { path: '^plugins/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: `^src/base/|^src/bootstrap/shared\\.ts$|^src/(${feature}|highlight)/node\\.ts$`,
      },
    },
    {
      name: 'plugins-do-not-know-scripts',
      comment: 'Scripts read arguments and call plugins: move shared logic into the plugin.',
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
        'Setup installs the dependencies: it imports Node only, and tsx and npm-run-all2 once they are installed.',
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
        'The server knows Node, its own files and "mrmime": the build wrote the files that it serves.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: {
        pathNot: '^server/|^(node:)?[a-z_/]+$|node_modules/(mrmime|@types/node)/',
      },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Test support stays in tests: move what the site needs beside its user.',
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
      comment: 'Every import leads to a file or an installed package.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        // Generated by Docusaurus, by the bundler or by the build of the models, the reference, the sandbox and the
        // type help.
        pathNot:
          '^(@theme|@theme-original|@theme-init|@generated|@docusaurus|@models|@summaries|@play|@type-help)/|^@(social-cards|name-cards|more-uses)$',
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
