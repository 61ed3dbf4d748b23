declare module '@generated/page-titles/default/titles.json' {
  /** Titles by address; written by plugins/docusaurus/page-titles. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
