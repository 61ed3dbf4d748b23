import { describe, expect, it } from 'vitest';
import { siteAddress } from './siteAddress';

// Requirement 12.20.
describe('the URL of the site', () => {
  it('is the default unless the environment overrides it', () => {
    expect(siteAddress({})).toEqual({ url: 'https://replicad.xyz', baseUrl: '/' });
    const environment = { SITE_URL: 'https://example.org', BASE_URL: '/replicad/' };
    expect(siteAddress(environment)).toEqual({ url: 'https://example.org', baseUrl: '/replicad/' });
  });

  it.each(['example.org', 'https://example.org/', 'https://example.org/replicad', ''])(
    'cannot be %j',
    (url) => expect(() => siteAddress({ SITE_URL: url })).toThrow('SITE_URL'),
  );

  it('includes an edit URL from the environment, which must end with a slash', () => {
    const editUrl = 'https://github.com/o/r/edit/main/';
    expect(siteAddress({ EDIT_URL: editUrl }).editUrl).toBe(editUrl);
    expect(() => siteAddress({ EDIT_URL: 'https://github.com/o/r/edit/main' })).toThrow('EDIT_URL');
  });

  it.each(['replicad', '/replicad', 'replicad/', '//', '/a b/', '/../', ''])(
    'cannot have the path %j',
    (baseUrl) => expect(() => siteAddress({ BASE_URL: baseUrl })).toThrow('BASE_URL'),
  );
});
