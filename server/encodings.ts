/** Encodings made at build, best first, with the ending of their files. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Returns the encoding in `files` for `path` that the client likes best, or null for the plain file. Of those it likes
 * equally it is the best one.
 * Source: RFC 9110, section 12.5.3.
 */
export function chooseEncoding(
  acceptEncoding: string,
  path: string,
  files: ReadonlySet<string>,
): Encoding | null {
  const weights = readWeights(acceptEncoding);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const least = weights.get('identity') ?? 0;
  const [best] = encodings
    .filter(({ name, ending }) => files.has(path + ending) && weightOf(name) > 0)
    .filter(({ name }) => weightOf(name) >= least)
    .sort((one, other) => weightOf(other.name) - weightOf(one.name));
  return best ?? null;
}

/** "gzip;q=0.5, br" → gzip 0.5, br 1. What is no weight counts as a refusal. */
function readWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  return new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );
}

/** Whether the answer for `path` depends on what the client accepts. */
export function isEncoded(path: string, files: ReadonlySet<string>): boolean {
  return encodings.some(({ ending }) => files.has(path + ending));
}
