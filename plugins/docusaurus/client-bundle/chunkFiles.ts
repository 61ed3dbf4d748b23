import { readFileSync } from 'node:fs';

/** The chunks of a build, from the file `client-manifest.json` that Docusaurus writes. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[] | undefined>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>> | undefined>
  >;
}

/**
 * Returns the scripts and style sheets of `chunks`, which are names from the bundler. The paths are relative to the
 * base URL.
 * Errors: names the chunk that the build does not have.
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
