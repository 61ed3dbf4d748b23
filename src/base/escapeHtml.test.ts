import { describe, expect, it } from 'vitest';
import { escapeAttribute, escapeHtml } from './escapeHtml';

describe('text in HTML', () => {
  it('cannot become markup', () => {
    expect(escapeHtml('<b>"&amp;"</b>')).toBe('&lt;b&gt;"&amp;amp;"&lt;/b&gt;');
  });

  it('cannot end the attribute it is in', () => {
    expect(escapeAttribute('"><script>')).toBe('&quot;&gt;&lt;script&gt;');
  });
});
