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
      {/* Search has a single index with the tag of the docs. */}
      <SearchMetadata version="current" tag="docs-default-current" />
      <Playground />
    </Layout>
  );
}
