import type { Reference } from '../Reference';
import { escapeHtml } from '../../../../src/base/escapeHtml';

/**
 * Turns names in backticks into links: `` `Drawing` ``, `` `Drawing.fillet` ``, `` `draw()` ``. Other code stays
 * unchanged, and so does the name of `page` itself.
 */
export function linkNames(reference: Reference, markdown: string, page: string): string {
  return markdown.replace(/(?<!\[)`([\w.]+)(\(\))?`(?!\])/g, (span, path: string) => {
    const address = path === page ? null : reference.address(path);
    return address ? `[${span}](${address})` : span;
  });
}

/** Returns the first sentence of `markdown`. Decimal points and dots in code do not end a sentence. */
export function firstSentence(markdown: string): string {
  return /^(?:`[^`]*`|[^`])+?[.!?](?=\s|$)/.exec(markdown)?.[0] ?? markdown;
}

/** Converts the Markdown of notes to HTML: code, links and bold text. */
export function inlineHtml(markdown: string): string {
  return escapeHtml(markdown)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
}

/** Converts Markdown to plain text, for the meta description of a page. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ');
}
