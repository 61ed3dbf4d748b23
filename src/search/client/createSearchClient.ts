import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createHostsCache, type HostsCacheOptions } from './hostsCache';
import { requireCredentials, type SearchSettings } from './settings';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** Placeholder credentials for modes without credentials, because the client rejects empty ones. */
const placeholder = { appId: 'EMBEDDED', apiKey: 'embedded' };

/** Version of the client, which is part of the host cache's key in local storage. */
const clientVersion = '5.19.0';

export interface SearchClientOverrides extends Omit<HostsCacheOptions, 'key'> {
  /** Replaces the client's requester; needed in `embedded` mode. */
  readonly requester?: ClientOptions['requester'] | undefined;
  /** Replaces Algolia's hosts, for tests. */
  readonly hosts?: ClientOptions['hosts'];
}

/**
 * Returns the unmodified algoliasearch client for the search dialog and the search page. The mode determines its
 * requester and hosts. Throws "appId is missing." or "apiKey is missing." (requirement 5.5).
 */
export function createSearchClient(
  settings: SearchSettings,
  { requester, hosts = hostsOf(settings), ...cache }: SearchClientOverrides = {},
): LiteClient {
  const { appId, apiKey } = settings.mode === 'algolia' ? settings : placeholder;
  requireCredentials(appId, apiKey);
  return liteClient(appId, apiKey, {
    hostsCache: createHostsCache({ ...cache, key: `${clientVersion}-${appId}` }),
    ...(requester && { requester }),
    ...(hosts && { hosts }),
  });
}

/** Returns the single host of the `embedded` and `http` modes, or undefined for Algolia's hosts. */
function hostsOf(settings: SearchSettings): ClientOptions['hosts'] | undefined {
  switch (settings.mode) {
    case 'embedded':
      // With a single host, the client makes one attempt per search, and uses the host even if an earlier attempt
      // failed. Search therefore works again as soon as the host is reachable.
      return [{ url: 'embedded', accept: 'readWrite', protocol: 'https' }];
    case 'http': {
      const { hostname, port, protocol } = new URL(settings.url);
      return [
        {
          url: hostname,
          accept: 'readWrite',
          protocol: protocol === 'http:' ? 'http' : 'https',
          ...(port && { port: Number(port) }),
        },
      ];
    }
    case 'algolia':
      return undefined;
  }
}
