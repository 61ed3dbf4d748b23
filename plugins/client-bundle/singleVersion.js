import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';

/** Stands in the place of the docs plugin's `docsPreferredVersion`: of a single version, the site remembers no other. */
const none = { preferredVersion: null, savePreferredVersionName: () => undefined };

export const DocsPreferredVersionContextProvider = (/** @type {{ children: unknown }} */ props) =>
  props.children;

export const useDocsPreferredVersion = () => none;

export function useDocsPreferredVersionByPluginId() {
  return Object.fromEntries(Object.keys(useAllDocsData()).map((id) => [id, null]));
}
