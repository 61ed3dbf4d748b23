/** How long a host that failed is avoided. Requirement 9.16. */
const hostAvoidedMs = 120_000;

/** What is kept of a host. */
export interface HostStatus {
  readonly status: 'up' | 'down' | 'timed out';
  readonly lastUpdate: number;
}

export interface HostStatusesOptions {
  /** Where the statuses are kept for other tabs and the next page; memory where it fails. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly key: string;
  readonly now?: () => number;
}

type Statuses = Record<string, HostStatus>;

/** What is known of the search hosts that were asked lately, by their address. */
export function createHostStatuses({ storage, key, now = Date.now }: HostStatusesOptions) {
  let memory: Statuses = {};

  const isFresh = ({ lastUpdate }: HostStatus) => now() - lastUpdate <= hostAvoidedMs;
  const fresh = (entries: Statuses) =>
    Object.fromEntries(Object.entries(entries).filter(([, host]) => isFresh(host)));
  const read = (): Statuses => {
    try {
      return { ...memory, ...fresh(parseStatuses(storage?.getItem(key) ?? '{}')) };
    } catch {
      return memory; // Unavailable or broken storage acts as empty. Requirement 8.23.
    }
  };
  const write = (entries: Statuses) => {
    memory = entries;
    try {
      storage?.setItem(key, formatStatuses(entries));
    } catch {
      // Full or forbidden storage: the memory copy still serves this page.
    }
  };

  return {
    isFresh,
    get: (address: string) => read()[address],
    set(address: string, status: HostStatus['status']) {
      write({ ...fresh(read()), [address]: { status, lastUpdate: now() } });
    },
    delete(address: string) {
      write(Object.fromEntries(Object.entries(read()).filter(([known]) => known !== address)));
    },
    clear() {
      memory = {};
      try {
        storage?.removeItem(key);
      } catch {
        // Nothing was kept there then.
      }
    },
  };
}

/** The entry shape is that of the client's own local-storage cache. */
function formatStatuses(entries: Statuses): string {
  const stored = Object.entries(entries).map(([address, value]) => [
    address,
    { timestamp: value.lastUpdate, value },
  ]);
  return JSON.stringify(Object.fromEntries(stored));
}

/** The well-formed entries of what storage held. */
function parseStatuses(text: string): Statuses {
  const parsed: unknown = JSON.parse(text);
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
