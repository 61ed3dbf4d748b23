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
  const { weights, least } = accepted(acceptEncoding);
  let best: Encoding | null = null;
  let most = 0;
  for (const [place, encoding] of encodings.entries()) {
    const weight = weights[place] ?? 0;
    if (weight <= most || weight < least || !files.has(path + encoding.ending)) continue;
    best = encoding;
    most = weight;
  }
  return best;
}

/** What a client thinks of each of the encodings, in their order, and of a plain file. */
interface Accepted {
  readonly weights: readonly number[];
  readonly least: number;
}

/** Browsers send three or four different values; others can send any, of which no more are kept than this. */
const maxKnown = 100;
const known = new Map<string, Accepted>();

function accepted(acceptEncoding: string): Accepted {
  const found = known.get(acceptEncoding);
  if (found) return found;
  const weights = readWeights(acceptEncoding);
  const read = {
    weights: encodings.map(({ name }) => weights.get(name) ?? weights.get('*') ?? 0),
    least: weights.get('identity') ?? 0,
  };
  if (known.size === maxKnown) known.clear();
  known.set(acceptEncoding, read);
  return read;
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

/** Whether the file at `path` holds another one of `files`, encoded. */
export function isEncodingOfAnother(path: string, files: ReadonlySet<string>): boolean {
  return encodings.some(
    ({ ending }) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)),
  );
}
