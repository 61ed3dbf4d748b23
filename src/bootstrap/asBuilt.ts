/**
 * Whether `element` is in a part of the page that has not hydrated, though the application around it may have
 * (`asBuiltMark`, here as text: it stands in the script of every page).
 */
export function isAsBuilt(element: Element): boolean {
  return element.closest('[data-as-built]') !== null;
}
