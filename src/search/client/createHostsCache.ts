import type { liteClient } from 'algoliasearch/lite';
import {
  createHostStatuses,
  type HostStatus,
  type HostStatusesOptions,
} from './createHostStatuses';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/**
 * A host cache that finds what it stored.
 *
 * Client 5.19.0 looks a host up by `{url, accept, protocol}` and stores its failure under the object it
 * got back, which carries `status` and `lastUpdate` too. Its caches key by the JSON of the whole object,
 * so no failure is ever found and a dead host is asked first, every time. And a value that went through
 * JSON has lost the functions `isUp` and `isTimedOut` that the client calls on it. Here the key is the
 * host's address and the functions are made on reading.
 */
export function createHostsCache({ key, ...options }: HostStatusesOptions): HostsCache {
  // The namespace of the client's own local-storage cache.
  const statuses = createHostStatuses({ ...options, key: `algolia-client-js-${key}` });
  return {
    async get(host, defaultValue) {
      const known = statuses.get(address(host));
      if (!known || !statuses.isFresh(known)) return defaultValue();
      const stateful = {
        ...(host as object),
        ...known,
        isUp: () => known.status === 'up' || !statuses.isFresh(known),
        isTimedOut: () => known.status === 'timed out' && statuses.isFresh(known),
      };
      // The client types the cache for any value but keeps only hosts in this one.
      return stateful as Awaited<ReturnType<typeof defaultValue>>;
    },
    set(host, value) {
      const { status } = value as unknown as HostStatus;
      statuses.set(address(host), status);
      return Promise.resolve(value);
    },
    delete(host) {
      statuses.delete(address(host));
      return Promise.resolve();
    },
    clear() {
      statuses.clear();
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
