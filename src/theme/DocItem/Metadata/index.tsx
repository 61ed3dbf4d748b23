// Adds to the head of each docs page where the same page is as Markdown.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { markdownAddress } from '../../../base/markdownAddress';

export default function DocItemMetadata(): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(permalink)} />
      </Head>
    </>
  );
}
