import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** How long a host that failed is avoided. Requirement 9.16. */
const hostAvoidedMs = 120_000;

/** What is kept of a host: everything else of the client's value is functions of these. */
interface HostStatus {
  readonly status: 'up' | 'down' | 'timed out';
  readonly lastUpdate: number;
}

interface HostsCacheOptions {
  /** Where the statuses are kept for other tabs and the next page; memory where it fails. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly key: string;
  readonly now?: () => number;
}

/**
 * A host cache that finds what it stored.
 *
 * Client 5.19.0 looks a host up by `{url, accept, protocol}` and stores its failure under the object it
 * got back, which carries `status` and `lastUpdate` too. Its caches key by the JSON of the whole object,
 * so no failure is ever found and a dead host is asked first, every time. And a value that went through
 * JSON has lost the functions `isUp` and `isTimedOut` that the client calls on it. Here the key is the
 * host's address and the functions are made on reading.
 */
export function createHostsCache({
  storage,
  key: name,
  now = Date.now,
}: HostsCacheOptions): HostsCache {
  // The namespace and entry shape of the client's own local-storage cache.
  const namespace = `algolia-client-js-${name}`;
  let memory: Record<string, HostStatus> = {};

  const read = (): Record<string, HostStatus> => {
    try {
      const parsed: unknown = JSON.parse(storage?.getItem(namespace) ?? '{}');
      return { ...memory, ...fresh(statuses(parsed)) };
    } catch {
      return memory; // Unavailable or broken storage acts as empty. Requirement 8.23.
    }
  };
  const fresh = (entries: Record<string, HostStatus>) =>
    Object.fromEntries(
      Object.entries(entries).filter(([, host]) => now() - host.lastUpdate <= hostAvoidedMs),
    );
  const write = (entries: Record<string, HostStatus>) => {
    memory = entries;
    const stored = Object.entries(entries).map(([address, value]) => [
      address,
      { timestamp: value.lastUpdate, value },
    ]);
    try {
      storage?.setItem(namespace, JSON.stringify(Object.fromEntries(stored)));
    } catch {
      // Full or forbidden storage: the memory copy still serves this page.
    }
  };

  return {
    async get(host, defaultValue) {
      const known = read()[address(host)];
      if (!known || now() - known.lastUpdate > hostAvoidedMs) return defaultValue();
      const isRecent = () => now() - known.lastUpdate <= hostAvoidedMs;
      const stateful = {
        ...(host as object),
        ...known,
        isUp: () => known.status === 'up' || !isRecent(),
        isTimedOut: () => known.status === 'timed out' && isRecent(),
      };
      // The client types the cache for any value but keeps only hosts in this one.
      return stateful as Awaited<ReturnType<typeof defaultValue>>;
    },
    async set(host, value) {
      const { status } = value as unknown as HostStatus;
      write({ ...fresh(read()), [address(host)]: { status, lastUpdate: now() } });
      return Promise.resolve(value);
    },
    delete(host) {
      write(Object.fromEntries(Object.entries(read()).filter(([key]) => key !== address(host))));
      return Promise.resolve();
    },
    clear() {
      memory = {};
      try {
        storage?.removeItem(namespace);
      } catch {
        // Nothing was kept there then.
      }
      return Promise.resolve();
    },
  };
}

/** The part of a host, stateful or not, that says which host it is. */
function address(host: Record<string, unknown> | string): string {
  if (typeof host === 'string') return host;
  const { protocol, url, port, accept } = host;
  return JSON.stringify({ protocol, url, port, accept });
}

/** The well-formed entries of what storage held. */
function statuses(parsed: unknown): Record<string, HostStatus> {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([host, entry]) => {
      const value = (entry as { value?: Partial<HostStatus> } | null)?.value;
      return typeof value?.lastUpdate === 'number' && typeof value.status === 'string'
        ? [[host, { status: value.status, lastUpdate: value.lastUpdate }]]
        : [];
    }),
  );
}
