/** What some browsers tell of the connection. https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is to be loaded that the reader did not ask for: on connections of the 2g class, or with data saving. */
export function isSparing(navigator: object): boolean {
  const { connection = {} } = navigator as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '' } = connection;
  return saveData || effectiveType.includes('2g');
}
