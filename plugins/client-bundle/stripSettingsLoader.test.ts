import { describe, expect, it } from 'vitest';
import stripSettingsLoader from './stripSettingsLoader.cjs';

const strip = (source: string): string =>
  stripSettingsLoader.call({ resourcePath: 'docusaurus.config.mjs' }, source);

describe('the loader that strips settings of the build', () => {
  it('leaves what pages read, below `themeConfig` all of it', () => {
    const source = `/* Written. */
export default {
  "title": "replicad",
  "onBrokenLinks": "throw",
  "headTags": [{ "tagName": "link" }],
  "future": { "experimental_faster": true, "experimental_router": "browser" },
  "themeConfig": { "scripts": [] }
};
`;
    expect(strip(source)).toBe(
      `/* Written. */
export default {"title":"replicad","themeConfig":{"scripts":[]},"future":{"experimental_router":"browser"}}`,
    );
  });

  it('leaves of the facts about the site all but the versions of plugins', () => {
    const facts = { docusaurusVersion: '3.7.0', pluginVersions: { one: { type: 'local' } } };
    expect(JSON.parse(strip(JSON.stringify(facts)))).toEqual({ docusaurusVersion: '3.7.0' });
  });

  it.each(['export default settings;', 'export default {"title":"replicad"};'])(
    'says so when it meets %s',
    (source) => {
      expect(() => strip(source)).toThrow('stripSettingsLoader.cjs');
    },
  );
});
