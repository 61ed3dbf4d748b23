import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** Milliseconds for which the client avoids a failed host. Requirement 9.16. */
const hostAvoidedMs = 120_000;

interface HostStatus {
  readonly status: 'up' | 'down' | 'timed out';
  readonly lastUpdate: number;
}

/** Host statuses by key, in the format of the client's own local-storage cache. */
type Statuses = Readonly<
  Record<string, { readonly timestamp: number; readonly value: HostStatus }>
>;

export interface HostsCacheOptions {
  /** Storage that tabs and pages share. If it fails, a copy in this page's memory is used. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly key: string;
  readonly now?: () => number;
}

/**
 * Returns a cache of host statuses that works around a bug of client 5.19.0. The client looks up a host by `{url,
 * accept, protocol}`, but stores its failure under an object that also has `status` and `lastUpdate`. The client's own
 * caches therefore never find a failed host. Because they store JSON, they also lose the methods `isUp` and
 * `isTimedOut`.
 */
export function createHostsCache({ key, storage, now = Date.now }: HostsCacheOptions): HostsCache {
  const name = `algolia-client-js-${key}`;
  let memory: Statuses = {};

  const isFresh = ({ lastUpdate }: HostStatus) => now() - lastUpdate <= hostAvoidedMs;
  const read = (): Statuses => {
    try {
      const stored = JSON.parse(storage?.getItem(name) ?? '{}') as Statuses | null;
      return { ...memory, ...stored };
    } catch {
      return memory; // Unavailable or corrupt storage counts as empty. Requirement 8.23.
    }
  };
  const write = (statuses: Statuses) => {
    memory = statuses;
    try {
      storage?.setItem(name, JSON.stringify(statuses));
    } catch {
      // Storage is full or forbidden. The copy in memory remains.
    }
  };

  return {
    async get(host, defaultValue) {
      const known = read()[address(host)]?.value;
      if (!known || !isFresh(known)) return defaultValue();
      const stateful = {
        ...(host as object),
        ...known,
        isUp: () => known.status === 'up' || !isFresh(known),
        isTimedOut: () => known.status === 'timed out' && isFresh(known),
      };
      // The client's type allows any value, but the client stores only hosts in this cache.
      return stateful as Awaited<ReturnType<typeof defaultValue>>;
    },
    set(host, value) {
      const { status } = value as unknown as HostStatus;
      const timestamp = now();
      write({
        ...read(),
        [address(host)]: { timestamp, value: { status, lastUpdate: timestamp } },
      });
      return Promise.resolve(value);
    },
    delete(host) {
      const others = Object.entries(read()).filter(([known]) => known !== address(host));
      write(Object.fromEntries(others));
      return Promise.resolve();
    },
    clear() {
      write({});
      return Promise.resolve();
    },
  };
}

/** Returns the cache key of a host: the fields that identify it, without its status. */
function address(host: Record<string, unknown> | string): string {
  if (typeof host === 'string') return host;
  const { protocol, url, port, accept } = host;
  return JSON.stringify({ protocol, url, port, accept });
}
