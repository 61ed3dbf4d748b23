// Adds a title to the crash page of theme-classic. Otherwise only the outermost crash page has one.
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';

export default function ErrorPageContent(
  props: ComponentProps<typeof OriginalErrorPageContent>,
): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <OriginalErrorPageContent {...props} />
    </>
  );
}
