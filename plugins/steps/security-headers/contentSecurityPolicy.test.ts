import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineHashes, readCsp, insertCsp } from './contentSecurityPolicy';

const directives = (policy: string) => policy.split('; ');
const inline = { scripts: ['sha256-abc='], styles: ['sha256-def='] };

describe('the CSP of a page', () => {
  // Requirements 12.15, 12.17.
  it('lets a page contact only its own site', () => {
    const policy = contentSecurityPolicy(inline);
    expect(directives(policy)).toEqual(
      expect.arrayContaining([
        "connect-src 'self'",
        "script-src 'self' 'sha256-abc='",
        "style-src-elem 'self' 'sha256-def='",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]),
    );
    expect(policy).not.toContain('http');
    // The only "unsafe-…" source is 'unsafe-inline', for style attributes.
    expect(policy.match(/\S+ 'unsafe-[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('lets a page contact the hosts that answer its searches, and no others', () => {
    const policy = contentSecurityPolicy(inline, {
      connect: ['https://search.example'],
      script: ['https://script.example'],
    });
    expect(directives(policy)).toContain("connect-src 'self' https://search.example");
    expect(directives(policy)).toContain("script-src 'self' https://script.example 'sha256-abc='");
    expect(policy.match(/https:/g)).toHaveLength(2);
  });
});

describe('the HTML of a page', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

  it('has hashes of its inline styles and of its executed inline scripts', () => {
    const html = `<script>one()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>
      <script type=module>two()</script><style media=print>a{}</style><noscript><style>b{}</style></noscript>`;
    expect(inlineHashes(html)).toEqual({
      scripts: [hash('one()'), hash('two()')],
      styles: [hash('a{}'), hash('b{}')],
    });
  });

  it('contains the CSP that insertCsp wrote into it', () => {
    const html = insertCsp('<meta charset="utf-8">', "default-src 'self'");
    expect(readCsp(html)).toBe("default-src 'self'");
    expect(() => readCsp('<meta charset="utf-8">')).toThrow('no policy');
  });
});
