import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createHostsCache } from './createHostsCache';
import type { EmbeddedSearch } from './createEmbeddedSearch';
import { requireCredentials, type SearchSettings } from './settings';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** Credentials for the modes that need none: the client refuses empty ones. */
const placeholder = { appId: 'EMBEDDED', apiKey: 'embedded' };

/** Part of the host cache's name in local storage: the client's version. */
const clientVersion = '5.19.0';

export interface SearchClientParts {
  /** Made only in `embedded` mode. */
  readonly embedded: (manifestUrl: string) => EmbeddedSearch;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly now?: () => number;
  /** Replaces parts of the client, for tests: requester, hosts. */
  readonly options?: Partial<ClientOptions>;
}

/**
 * The real algoliasearch client of the site's modal and search page; only who answers it differs.
 * Errors: "appId is missing." and "apiKey is missing." (requirement 5.5).
 */
export function createSearchClient(settings: SearchSettings, parts: SearchClientParts): LiteClient {
  const { appId, apiKey } = settings.mode === 'algolia' ? settings : placeholder;
  requireCredentials(appId, apiKey);
  return liteClient(appId, apiKey, {
    // The type asks for every option; the client fills in those left out.
    ...({
      hostsCache: createHostsCache({
        key: `${clientVersion}-${appId}`,
        storage: parts.storage,
        ...(parts.now && { now: parts.now }),
      }),
      ...hostOptions(settings, parts),
      ...parts.options,
    } as ClientOptions),
  });
}

function hostOptions(settings: SearchSettings, parts: SearchClientParts): Partial<ClientOptions> {
  switch (settings.mode) {
    case 'embedded':
      // One host: a failure costs one attempt, and since a single host is asked even while it is
      // marked down, search recovers at once.
      return {
        requester: parts.embedded(settings.manifestUrl).requester,
        hosts: [{ url: 'embedded', accept: 'readWrite', protocol: 'https' }],
      };
    case 'http': {
      const { hostname, port, protocol } = new URL(settings.url);
      return {
        hosts: [
          {
            url: hostname,
            accept: 'readWrite',
            protocol: protocol === 'http:' ? 'http' : 'https',
            ...(port && { port: Number(port) }),
          },
        ],
      };
    }
    case 'algolia':
      return {};
  }
}
