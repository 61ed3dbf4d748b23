import { asBuiltMark } from '../base/asBuiltMark';

/** Told to the window when something was pressed that only a hydrated page can do. */
export const pageNeeded = 'page-needed';

/** Whether `element` is in a part of the page that has not hydrated, though the application around it may have. */
export function isAsBuilt(element: Element): boolean {
  return element.closest(`[${asBuiltMark}]`) !== null;
}
