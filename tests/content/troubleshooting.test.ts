import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelFiles } from '../../plugins/docusaurus/models/modelFiles';
import { filesBelow } from '../../plugins/shared/files';
import * as sandboxFailures from '../../src/modeling/sandbox/failures';
import { loadKernelInNode, runModel, type ModelError } from '../../src/modeling/node';

interface Section {
  readonly anchor: string;
  readonly text: string;
  readonly chapter: string;
}

const kebabCase = /(?<=')[a-z\d]+(-[a-z\d]+)+(?=')/g;
const page = readFileSync('docs/troubleshooting.mdx', 'utf8');
const sections = readSections();
const codes = new Map(modelFiles().map(({ name, code }) => [name, code]));
/** The anchors that messages name: all kebab-case strings in the code, except an error kind and a package. */
const linked = filesBelow('src/modeling/core')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(`src/modeling/core/${file}`, 'utf8').match(kebabCase) ?? [])
  .filter((text) => !['wasm-trap', 'replicad-opencascadejs'].includes(text));
/** The broken models: the first model of each section that starts with a message. */
const broken = sections.flatMap(({ anchor, text }) => {
  const name = /"(troubleshooting\/[\w-]+)"/.exec(text)?.[1];
  const isMessage = text.startsWith('- **Message:**') && name !== undefined;
  return isMessage ? [{ anchor, name }] : [];
});

describe('messages that link to sections of Troubleshooting', () => {
  let failureOf: (name: string) => Promise<ModelError | undefined>;
  beforeAll(async () => {
    const kernel = await loadKernelInNode();
    failureOf = async (name) => {
      const code = codes.get(name) ?? '';
      // The kernel checks the validity of shapes only with `checkValidity`.
      const outcome = await runModel({ code, name, params: null, checkValidity: true }, kernel);
      return 'error' in outcome ? outcome.error : outcome.result.warnings[0];
    };
  }, 60_000);

  it('link to anchors that exist on the page', () => {
    const anchors = new Set(sections.map(({ anchor }) => anchor));
    expect(linked.length).toBeGreaterThan(60);
    expect(linked.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it.each(broken)('link the message of $name to #$anchor', async ({ name, anchor }) => {
    expect(await failureOf(name)).toMatchObject({ section: anchor });
  });

  it('are tested with more than 30 models of the page', () =>
    expect(broken.length).toBeGreaterThan(30));

  it.each(
    Object.values<ModelError>(sandboxFailures).filter(({ section }) => section !== undefined),
  )('$sentence → #$section', ({ sentence, section }) => {
    expect(sections.find(({ anchor }) => anchor === section)?.text).toContain(`"${sentence}`);
  });
});

describe('the page Troubleshooting', () => {
  it('begins with the table of messages', () => {
    const [opening] = page.split('\n## ');
    expect(opening?.indexOf('| This site says')).toBeLessThan(opening?.indexOf('<Model') ?? 0);
  });

  it('puts message, cause and cure before the models of a section', () => {
    const generalChapters = ['check-your-model', 'the-order-of-operations', 'what-goes-wrong'];
    const wrong = sections
      .filter(({ anchor, chapter }) => anchor !== chapter && !generalChapters.includes(chapter))
      .filter(
        ({ text }) =>
          !/^- \*\*Message:\*\* .+\n- \*\*Cause:\*\* .+\n- \*\*Cure:\*\* .+\n/.test(text),
      );
    expect(wrong.map(({ anchor }) => anchor)).toEqual([]);
  });
});

function readSections(): readonly Section[] {
  let chapter = '';
  return page
    .split(/^(?=###? )/m)
    .slice(1)
    .map((part) => {
      const anchor = /\{#([\w-]+)\}/.exec(part)?.[1] ?? '';
      if (part.startsWith('## ')) chapter = anchor;
      return { anchor, chapter, text: part.slice(part.indexOf('\n')).trimStart() };
    });
}
