import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const directives = (policy: string) => policy.split('; ');

describe('the policy of a page', () => {
  // Requirement 12.15.
  it('lets a page reach nothing but its own site', () => {
    const policy = contentSecurityPolicy(['sha256-abc=']);
    expect(directives(policy)).toContain("connect-src 'self'");
    expect(directives(policy)).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).not.toContain('http');
  });

  it('lets a page reach the hosts that answer its searches, and no others', () => {
    const policy = contentSecurityPolicy(['sha256-abc='], {
      connect: ['https://search.example'],
      script: ['https://script.example'],
    });
    expect(directives(policy)).toContain("connect-src 'self' https://search.example");
    expect(directives(policy)).toContain("script-src 'self' https://script.example 'sha256-abc='");
    expect(policy.match(/https:/g)).toHaveLength(2);
  });
});
