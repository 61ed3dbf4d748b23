/** The type of `navigator.connection`, which Firefox and Safari do not support. https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns true if the reader has a data saver or a 2g connection. The site then loads only what the reader requests.
 */
export function prefersReducedData(navigator: object): boolean {
  const { connection = {} } = navigator as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '' } = connection;
  return saveData || effectiveType.includes('2g');
}
