import type { ClientModule } from '@docusaurus/types';

/** Fetches Prism together with the next page's chunks: its code blocks come without colours. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation === null) return;
  import('./highlightCode').catch((error: unknown) => console.warn(error));
};
