import { describe, expect, it } from 'vitest';
import { offlinePageHtml, titleOf } from './offlinePage';

// Requirement 14.3.
describe('the offline page, shown for a page that is not cached', () => {
  it('lists the cached pages', () => {
    const html = offlinePageHtml([
      { address: 'https://a.example/docs/intro', title: 'Cut &amp; fuse' },
    ]);
    expect(html).toContain('<a href="https://a.example/docs/intro">Cut &amp; fuse</a>');
  });

  it('escapes the URLs of its links', () => {
    const html = offlinePageHtml([{ address: 'https://a.example/"><script>', title: 'A page' }]);
    expect(html).not.toContain('"><script>');
  });

  it('loads no other file', () => {
    expect(offlinePageHtml([])).not.toMatch(/src=|<link|url\(/);
  });

  it('shows the titles of pages without the title of the site', () => {
    expect(titleOf('<title data-rh=true>Introduction | replicad</title>')).toBe('Introduction');
    expect(titleOf('<title>replicad as a library | replicad</title>')).toBe(
      'replicad as a library',
    );
  });
});
