import { describe, expect, it } from 'vitest';
import { notKeptHtml, titleOf } from './notKept';

// Requirement 14.3.
describe('the page in the place of one that is not kept', () => {
  it('lists those that are', () => {
    const html = notKeptHtml([
      { address: 'https://a.example/docs/intro', title: 'Cut &amp; fuse' },
    ]);
    expect(html).toContain('<a href="https://a.example/docs/intro">Cut &amp; fuse</a>');
  });

  it('has addresses that end nowhere but at their quotes', () => {
    const html = notKeptHtml([{ address: 'https://a.example/"><script>', title: 'A page' }]);
    expect(html).not.toContain('"><script>');
  });

  it('needs no other file', () => {
    expect(notKeptHtml([])).not.toMatch(/src=|<link|url\(/);
  });

  it('names pages by their own titles, without that of the site', () => {
    expect(titleOf('<title data-rh=true>Introduction | replicad</title>')).toBe('Introduction');
    expect(titleOf('<title>replicad as a library | replicad</title>')).toBe(
      'replicad as a library',
    );
  });
});
