import { escapeHtml } from '../../base/escapeHtml';
import { hierarchyLevels, type SearchRecord } from './record';

/**
 * Converts a record to the format of a hosted index. Its strings are escaped, because the dialog and the search page
 * insert them as HTML.
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
      hierarchyLevels.map((level) => {
        const title = record.hierarchy[level];
        // The group is not escaped: the dialog and the search page show it as text, and the build rejects markup
        // characters in it.
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
