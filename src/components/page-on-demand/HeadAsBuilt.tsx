import type { ReactElement } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';

type Attributes = Readonly<Record<string, string>>;

/** What Docusaurus writes into the root of a page; what else stands there is no business of the head. */
const rootAttributes = ['lang', 'dir', 'class'];

/** Read before React begins: it draws in pieces, and the head follows each. */
const head = ExecutionEnvironment.canUseDOM ? readHead() : undefined;

/**
 * Has the head of the page stay as the build wrote it: what of it a page says of itself is not known before the page is
 * hydrated, and the application would take it out.
 */
export function HeadAsBuilt(): ReactElement {
  // Its tags are properties here, not elements.
  return <Head {...head}>{null}</Head>;
}

function readHead() {
  const root = document.documentElement;
  return {
    htmlAttributes: Object.fromEntries(
      rootAttributes.map((name) => [name, root.getAttribute(name) ?? '']),
    ),
    title: document.title,
    meta: readTags('meta'),
    link: readTags('link'),
  };
}

/** The tags that Docusaurus keeps up, by the mark it gives them. */
function readTags(name: string): Attributes[] {
  const mark = 'data-rh';
  return Array.from(document.head.querySelectorAll(`${name}[${mark}]`), ({ attributes }) => {
    const kept = Array.from(attributes).filter((attribute) => attribute.name !== mark);
    return Object.fromEntries(kept.map((attribute) => [attribute.name, attribute.value]));
  });
}
