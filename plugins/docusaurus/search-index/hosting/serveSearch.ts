import { listen, type ListeningServer } from '../../../../server/listen';
import { createSearchEngine, createSearchHandler } from '../../../../src/search/node';
import { readSearchIndex } from './readSearchIndex';
import { searchListener } from './searchListener';

interface SearchServerOptions {
  /** The folder of the built site. */
  readonly root: string;
  readonly port: number;
  readonly host: string;
}

/**
 * Serves search for a built site on its own port. Also returns the number of records. Throws the errors of
 * `readSearchIndex` and `listen`.
 */
export async function serveSearch({
  root,
  port,
  host,
}: SearchServerOptions): Promise<ListeningServer & { readonly records: number }> {
  const { manifest, store } = readSearchIndex(root);
  const { indexName, records } = manifest.store;
  const handler = createSearchHandler(createSearchEngine(store), { indexName });
  return { records, ...(await listen(searchListener(handler), { port, host })) };
}
