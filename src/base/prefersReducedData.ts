/** Part of the Network Information API, which Firefox and Safari lack. https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True with data saver or on a 2g-class connection. Then nothing is loaded that the reader did not ask for. */
export function prefersReducedData(navigator: object): boolean {
  const { connection = {} } = navigator as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '' } = connection;
  return saveData || effectiveType.includes('2g');
}
