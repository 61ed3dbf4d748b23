/** The service that answers search requests, with its URL and credentials. */
export type SearchSettings =
  | { readonly mode: 'embedded'; readonly manifestUrl: string }
  | { readonly mode: 'http'; readonly url: string }
  | { readonly mode: 'algolia'; readonly appId: string; readonly apiKey: string };

/**
 * Name of the `meta` element that contains a page's `SearchConfig` as JSON. The settings are in the page instead of its
 * scripts, so one build can be served with different settings.
 */
export const settingsMetaName = 'search-settings';

/** The search configuration of the dialog and of /search. */
export interface SearchConfig {
  readonly settings: SearchSettings;
  readonly indexName: string;
  /** URL of a page for reporting a missing result; `{query}` is replaced. */
  readonly missingResultsUrl?: string;
  /** Saves recent and favorite searches in the browser. Requirement 4.30. */
  readonly keepsSearches: boolean;
  /** Sends insights events; true only with Algolia's own hosts. Requirement 7.11. */
  readonly insights: boolean;
}

/** The default index name is the product name. Requirement 7.4. */
const defaultIndexName = 'replicad';

const modes = ['embedded', 'http', 'algolia'] as const;

/**
 * Reads the site's search configuration from environment variables at build time. Throws an error that names a missing
 * application id or key (requirement 5.5), or lists the valid modes if SEARCH_MODE has another value.
 */
export function createSearchConfig(
  environment: Readonly<Record<string, string | undefined>>,
  baseUrl: string,
): SearchConfig {
  const { ALGOLIA_INDEX_NAME: indexName = '' } = environment;
  const missingResultsUrl = environment['SEARCH_MISSING_RESULTS_URL'];
  const settings = searchSettings(environment, baseUrl);
  return {
    settings,
    indexName: indexName === '' ? defaultIndexName : indexName,
    ...(missingResultsUrl ? { missingResultsUrl } : {}),
    keepsSearches: environment['SEARCH_PERSONALIZATION'] !== '0',
    insights: settings.mode === 'algolia' && environment['SEARCH_INSIGHTS'] === '1',
  };
}

function searchSettings(
  environment: Readonly<Record<string, string | undefined>>,
  baseUrl: string,
): SearchSettings {
  const mode = environment['SEARCH_MODE'] ?? 'embedded';
  switch (mode) {
    case 'embedded':
      return { mode, manifestUrl: `${baseUrl}search/manifest.json` };
    case 'http': {
      const url = environment['SEARCH_URL'];
      if (!url) throw new Error('SEARCH_MODE=http needs SEARCH_URL, for example http://host:port.');
      return { mode, url };
    }
    case 'algolia': {
      const appId = environment['ALGOLIA_APP_ID'] ?? '';
      const apiKey = environment['ALGOLIA_SEARCH_KEY'] ?? '';
      requireCredentials(appId, apiKey);
      return { mode, appId, apiKey };
    }
    default:
      throw new Error(`Unknown SEARCH_MODE "${mode}". It is one of: ${modes.join(', ')}.`);
  }
}

/** Hosts other than the site's own to which a page may connect for search. There are none in `embedded` mode. */
interface SearchHosts {
  /** Origins of search requests, in the order of attempts, then of insights events. */
  readonly connect: readonly string[];
  /** Origins of scripts. */
  readonly script: readonly string[];
}

/** Returns the hosts that the client uses in this mode, and the hosts for insights if insights are enabled. */
export function searchHosts({ settings, insights }: SearchConfig): SearchHosts {
  switch (settings.mode) {
    case 'embedded':
      return { connect: [], script: [] };
    case 'http':
      return { connect: [new URL(settings.url).origin], script: [] };
    case 'algolia': {
      const { appId } = settings;
      const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
      return {
        connect: [
          `https://${appId}-dsn.algolia.net`,
          ...fallbacks,
          ...(insights ? ['https://insights.algolia.io'] : []),
        ],
        // The modal loads the insights script from this host. Requirement 7.14.
        script: insights ? ['https://cdn.jsdelivr.net'] : [],
      };
    }
  }
}

/** Throws an error that names the application id or key if it is missing or empty. Requirement 5.5. */
export function requireCredentials(appId: unknown, apiKey: unknown): void {
  if (typeof appId !== 'string' || appId === '') throw new Error('appId is missing.');
  if (typeof apiKey !== 'string' || apiKey === '') throw new Error('apiKey is missing.');
}
