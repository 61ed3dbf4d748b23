/** URLs below the site's base and sizes of a sandbox's files. Written by plugins/docusaurus/sandbox. */
declare module '@play/manifest.json' {
  interface PlayFile {
    readonly src: string;
    /** Uncompressed size in bytes. */
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
