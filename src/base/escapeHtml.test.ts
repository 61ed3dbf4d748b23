import { describe, expect, it } from 'vitest';
import { escapeAttribute, escapeHtml } from './escapeHtml';

describe('escaped text', () => {
  it('cannot become markup', () => {
    expect(escapeHtml('<b>"&amp;"</b>')).toBe('&lt;b&gt;"&amp;amp;"&lt;/b&gt;');
  });

  it('cannot end the attribute that contains it', () => {
    expect(escapeAttribute('"><script>')).toBe('&quot;&gt;&lt;script&gt;');
  });
});
