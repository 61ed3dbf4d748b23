/** Written by plugins/docusaurus/sandbox: addresses (below the site's base) and sizes of the files of a sandbox. */
declare module '@play/manifest.json' {
  interface PlayFile {
    readonly src: string;
    /** Size without compression. */
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
