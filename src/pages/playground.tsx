import type { ReactElement } from 'react';
import Layout from '@theme/Layout';
import { Playground } from '../components/playground';

export default function PlaygroundPage(): ReactElement {
  return (
    <Layout
      title="Playground"
      description="Write a model in the browser, run it, turn it, measure it and take it away."
      noFooter
    >
      <Playground />
    </Layout>
  );
}
