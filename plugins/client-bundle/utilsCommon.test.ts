import * as upstream from '@docusaurus/utils-common';
import { describe, expect, it } from 'vitest';
import * as own from './utilsCommon';

describe('plugins/client-bundle/utilsCommon.js', () => {
  it('exports what @docusaurus/utils-common does', () => {
    const named = Object.keys(upstream).filter((name) => name !== 'default');
    expect(Object.keys(own).sort()).toEqual(named.sort());
    expect(own.blogPostContainerID).toBe(upstream.blogPostContainerID);
    expect(own.addSuffix('a', '/')).toBe(upstream.addSuffix('a', '/'));
  });
});
