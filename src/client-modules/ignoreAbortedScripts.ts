import type { RouteChange } from './RouteChange';

/**
 * Client module. If the reader leaves the site while a page is loading, Firefox and Safari abort its scripts and report
 * them as failed. Docusaurus would then reload that page, which cancels the reader's navigation. This module hides such
 * errors.
 */
export function onRouteUpdate({
  location,
  previousLocation,
}: RouteChange): (() => void) | undefined {
  if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
  let isLeaving = false;
  const loading = new AbortController();
  const { signal } = loading;
  window.addEventListener('beforeunload', () => (isLeaving = true), { signal });
  window.addEventListener(
    'error',
    (event) => {
      if (isLeaving && event.target instanceof HTMLScriptElement) event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  // Docusaurus calls the returned function when the page has loaded.
  return () => loading.abort();
}
