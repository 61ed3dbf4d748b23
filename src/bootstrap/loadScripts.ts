/** What could not be had. */
export interface MissingScripts {
  /** Names those that failed. */
  readonly message: string;
  /** What is still to run: those that failed and those that waited for them. */
  readonly addresses: readonly string[];
}

/**
 * Runs the page's chunks, then the runtime and the main bundle, all fetched at the same time: a chunk that
 * is there already cannot fail inside the application, where nobody could try it again.
 * Resolves with what is missing, or null.
 */
export async function loadScripts(addresses: readonly string[]): Promise<MissingScripts | null> {
  const entries = addresses.filter(isEntry);
  const chunks = addresses.filter((address) => !isEntry(address));
  fetchEarly(entries.join(' '));
  return (await runAll(chunks, entries)) ?? runAll(entries, []);
}

async function runAll(
  addresses: readonly string[],
  waiting: readonly string[],
): Promise<MissingScripts | null> {
  const ran = await Promise.all(addresses.map((address) => run(address)));
  const failed = addresses.filter((_, index) => !ran[index]);
  if (failed.length === 0) return null;
  const message = `Loading ${failed.map(nameOf).join(', ')} failed.`;
  return { message, addresses: [...failed, ...waiting] };
}

/** Runs a script. Resolves with whether it could be had. One that nobody waits for yet has low priority. */
export function run(address: string, priority: 'auto' | 'low' = 'auto'): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.fetchPriority = priority;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

/**
 * Fetches scripts and style sheets that will be asked for, addresses with spaces between them, so that they are there by then; as
 * a `prefetch`, when nothing else is to be fetched.
 */
export function fetchEarly(addresses: string, rel: 'preload' | 'prefetch' = 'preload'): void {
  for (const address of addresses.split(' ')) {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = address.endsWith('.css') ? 'style' : 'script';
    link.href = address;
    if (link.relList.supports(rel)) document.head.append(link);
    // Safari prefetches nothing by a link: what is fetched by hand is in its cache, too.
    else void fetch(address, { priority: 'low' }).catch(() => undefined);
  }
}

/** The runtime starts the application as soon as the main bundle is there. */
function isEntry(address: string): boolean {
  return /[/~]main\./.test(address);
}

function nameOf(address: string): string {
  return address.replace(/.*\//, '');
}
