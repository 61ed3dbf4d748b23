import { readFileSync } from 'node:fs';

/** The file `client-manifest.json` that Docusaurus writes: the chunks of a build. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[] | undefined>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>> | undefined>
  >;
}

/**
 * Returns the scripts and style sheets of the build's `chunks`, by the names that the bundler gives them: paths from the base URL.
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
