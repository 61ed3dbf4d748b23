declare module '@generated/page-titles/default/titles.json' {
  /** Page titles by URL. Written by plugins/docusaurus/page-titles. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
