import { escapeHtml } from '../../base/escapeHtml';
import { levels, type SearchRecord } from './record';

/**
 * A record as it goes to a hosted index, where nobody escapes it later: both screens of search insert what they are given
 * as HTML, so this is where a page's text is kept from becoming markup.
 */
export function exportRecord(record: SearchRecord, site: string): Record<string, unknown> {
  return {
    objectID: record.objectID,
    url: site + record.url,
    url_without_anchor: site + record.url_without_anchor,
    anchor: record.anchor,
    type: record.type,
    content: escaped(record.content ?? record.signature),
    tasks: escaped(record.tasks),
    hierarchy: Object.fromEntries(
      levels.map((level) => {
        const title = record.hierarchy[level];
        // The group is shown as text, not as HTML, and has none of these characters.
        return [level, title === null || level === 'lvl0' ? title : escapeHtml(title)];
      }),
    ),
    language: record.language,
    version: record.version,
    docusaurus_tag: record.docusaurus_tag,
    weight: record.weight,
  };
}

function escaped(text: string | null): string | null {
  return text === null ? null : escapeHtml(text);
}
