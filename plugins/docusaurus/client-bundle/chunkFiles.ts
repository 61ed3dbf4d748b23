import { readFileSync } from 'node:fs';

/** The part of `client-manifest.json` that lists a build's chunks. Docusaurus writes the file. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[] | undefined>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>> | undefined>
  >;
}

/**
 * Returns the scripts and style sheets of `chunks`, which are the bundler's names. Paths are relative to the base
 * URL. Throws an error naming a chunk that the build does not have.
 */
export function chunkFiles(chunks: readonly string[], generatedFolder: string): string[] {
  const { origins, assets } = JSON.parse(
    readFileSync(`${generatedFolder}/client-manifest.json`, 'utf8'),
  ) as ClientManifest;
  const files = chunks.flatMap((chunk) => {
    const names = origins[chunk];
    if (!names) throw new Error(`The build has no chunk ${chunk}.`);
    return names.flatMap((name) => Object.values(assets[name] ?? {}).flat());
  });
  return [...new Set(files.map(({ file }) => `/${file}`))];
}
