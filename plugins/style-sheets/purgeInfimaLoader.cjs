const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { PurgeCSS } = require('purgecss');

const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Everything that draws pages of this site: its own parts, its words, and the theme without what the site has none of. */
const content = [
  `${theme}/**/*.js`,
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  'src/**/*.{ts,tsx}',
  'docs/**/*.mdx',
  'plugins/api-reference/**/*.ts',
];
const skippedContentGlobs = [`${theme}/{Blog,DocCard,DocTag,DocVersion,Tab}*/**`];

/** What Markdown writes without naming it. */
const tags =
  /^(?:\*|a|b|blockquote|body|button|code|dd|details|dl|dt|em|figure|h[1-6]|hr|html|iframe|img|input|kbd|li|ol|optgroup|p|pre|select|small|strong|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|tr|ul|video)$/;

/** Parts of Infima of which a source has only the word: the site has no such part. */
const blocklist = [
  /^(?:card|dropdown|hero|pagination|tabs)(?:$|__|--)/,
  /^footer(?:--|__(?!link-item$))/,
  /^navbar--(?:dark|primary)$/,
];

const nothingPurged =
  'Next to nothing of Infima was purged: see plugins/style-sheets/purgeInfimaLoader.cjs.';

/** Folders whose style sheets and components refer to Infima's variables. */
const styled = ['src', theme, 'node_modules/@docusaurus/theme-common/lib'];

/**
 * Leaves of Infima the rules whose elements, classes and variables occur on this site. What is named in a source
 * counts as used, so that states which only scripts bring about keep their look.
 * Errors: one that says where to look, when nearly all rules stay.
 * @this {{ async: () => (error: unknown, source?: string) => void, addContextDependency: (folder: string) => void }}
 * @param {string} source
 */
module.exports = function purgeInfimaLoader(source) {
  const done = this.async();
  for (const folder of ['src', 'docs', 'plugins/api-reference']) {
    this.addContextDependency(path.resolve(folder));
  }
  new PurgeCSS()
    .purge({
      content: [...content],
      skippedContentGlobs,
      css: [{ raw: source }],
      safelist: {
        standard: [tags],
        variables: [...variablesIn(rulesOf(source)), ...variablesOf(styled)],
      },
      blocklist,
      variables: true,
    })
    .then(([result]) => {
      const css = result?.css ?? source;
      // The parts of `blocklist` are a third of it.
      if (css.length > 0.8 * source.length) throw new Error(nothingPurged);
      done(null, css);
    })
    .catch(done);
};

/**
 * The names of the variables that the style sheets and components of `folders` refer to.
 * @param {readonly string[]} folders
 */
function variablesOf(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|js|tsx?)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return files.flatMap((file) => variablesIn(readFileSync(file, 'utf8')));
}

/**
 * The style sheet without the blocks that only set variables. PurgeCSS follows a variable from one of these to the next,
 * yet not through a rule that sets another from it, as each kind of alert does.
 * @param {string} css
 */
function rulesOf(css) {
  return css.replace(/(?::root|html\[data-theme='dark'\]) *\{[^{}]*\}/g, '');
}

/**
 * The names of Infima's variables that `text` refers to.
 * @param {string} text
 */
function variablesIn(text) {
  return Array.from(text.matchAll(/var\(\s*(--ifm-[\w-]+)/g), ([, name = '']) => name);
}
