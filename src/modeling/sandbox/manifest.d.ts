/** Written by plugins/docusaurus/sandbox: the addresses (below the site's base) and sizes of the files a sandbox is made of. */
declare module '@play/manifest.json' {
  interface PlayFile {
    readonly src: string;
    /** Without compression. */
    readonly bytes: number;
  }
  const manifest: {
    readonly runner: PlayFile;
    readonly worker: PlayFile;
    readonly kernel: PlayFile;
    readonly font: PlayFile;
  };
  export default manifest;
}
