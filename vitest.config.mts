import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import {
  defineConfig,
  type Plugin,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { groupTests } from './tests/support/groupTests.mts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The aliases of Docusaurus' bundler, for tests of code that imports them. */
const alias = [
  // The browser build of algoliasearch, as readers load it. Unlike the Node build, it sends credentials in the query
  // string and uses XMLHttpRequest and the timeouts for browsers.
  {
    find: /^algoliasearch\/lite$/,
    replacement: at('./node_modules/algoliasearch/dist/lite/builds/browser.js'),
  },
  // The development build of autocomplete, which reports misuse.
  {
    find: /^@algolia\/autocomplete-core$/,
    replacement: at('./node_modules/@algolia/autocomplete-core/dist/umd/index.development.js'),
  },
  { find: /^@site\//, replacement: at('./') },
  { find: /^@models\//, replacement: at('./node_modules/.cache/models/data/') },
  { find: /^@play\//, replacement: at('./node_modules/.cache/play/') },
  { find: /^@generated\//, replacement: at('./.docusaurus/') },
  { find: /^@theme\/(?=Loading$)/, replacement: at('./src/theme/') },
  {
    find: /^@theme\/(?=NavbarItem)/,
    replacement: at('./node_modules/@docusaurus/theme-classic/lib/theme/'),
  },
  // The default fallback of error boundaries, which the site never uses.
  {
    find: /^@theme\/Error$/,
    replacement: at('./node_modules/@docusaurus/core/lib/client/exports/Noop.js'),
  },
  // Unit tests do not need highlighted code.
  {
    find: /^@theme\/CodeBlock$/,
    replacement: at('./node_modules/@docusaurus/core/lib/client/exports/Noop.js'),
  },
  {
    find: /^@theme\/SearchTranslations$/,
    replacement: at(
      './node_modules/@docusaurus/theme-search-algolia/lib/theme/SearchTranslations/index.js',
    ),
  },
  { find: /^@theme\/NotFound$/, replacement: at('./src/theme/NotFound/Content') },
  {
    find: /^@docusaurus\/(BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\w+)$/,
    replacement: at('./node_modules/@docusaurus/core/lib/client/exports/$1.js'),
  },
];

/** Docusaurus publishes its client code as JSX in files that end in .js. */
const jsxOfDocusaurus: Plugin = {
  name: 'jsx-of-docusaurus',
  enforce: 'pre',
  transform: (code, id) =>
    /@docusaurus\/.+\.js$/.test(id)
      ? transform(code, { loader: 'jsx', jsx: 'automatic', sourcefile: id })
      : undefined,
};

export default defineConfig({
  plugins: [jsxOfDocusaurus],
  resolve: { alias },
  test: {
    // Docusaurus publishes modules that import without file extensions: Vite must resolve inside them.
    server: { deps: { inline: [/@docusaurus\//] } },
    setupFiles: at('./tests/support/keepShapes.ts'),
    // Timeouts for tests and hooks that hang. They are long enough for slow machines, where the kernel takes 10 s to
    // load.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default, Vitest leaves one core idle.
    maxWorkers: availableParallelism(),
    // The library and the kernel print a lot.
    silent: 'passed-only',
    projects: [
      // Unit tests run in Node by default; a file that needs a document contains `@vitest-environment jsdom`.
      ...projectsOf('unit', [
        ...['src', 'plugins', 'scripts', 'setup', 'bench', 'assets', 'server'],
        ...['tests/support'],
      ]),
      // Tests of the built site: run after `npm run build`. Threads share the compiled kernel, which most test files
      // need.
      ...projectsOf('content', ['tests/content'], { pool: 'threads' }),
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          // The actions of most readers, in each engine that this machine has: run after `npm run build`.
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: at('./tests/support/engines/installEngines.ts'),
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

/**
 * Returns the test files below `folders` as three projects: those of `name` share processes, those of `name-dom` have a
 * document each, and those of `name-isolated` a process each.
 */
function projectsOf(
  name: string,
  folders: readonly string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectConfiguration[] {
  const { document, ownProcess, neither } = groupTests(folders);
  return [
    { name, include: neither, isolate: false },
    // These threads load jsdom once. A process for each file takes more than twice the time.
    { name: `${name}-dom`, include: document, pool: 'vmThreads' as const },
    { name: `${name}-isolated`, include: ownProcess },
  ].map((files) => ({ extends: true, test: { environment: 'node', ...options, ...files } }));
}
