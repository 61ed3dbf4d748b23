import type { ReactElement } from 'react';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import { Playground } from '../components/playground/Playground';

export default function PlaygroundPage(): ReactElement {
  return (
    <Layout
      title="Playground"
      description="Write a model in the browser, run it, turn it, measure it and take it away."
      noFooter
    >
      {/* The page has the search tag of the docs, so searches filtered by this tag also find it. */}
      <SearchMetadata version="current" tag="docs-default-current" />
      <Playground />
    </Layout>
  );
}
