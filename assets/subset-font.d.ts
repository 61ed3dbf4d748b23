/** The parts of subset-font 2.9 that assets/ uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** Tags of the OpenType features to keep. By default, all features and all their glyphs are kept. */
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
