import type { ReactElement } from 'react';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function Home(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main className="container margin-vert--lg">
        <h1>{siteConfig.title}</h1>
        <p>{siteConfig.tagline}</p>
      </main>
    </Layout>
  );
}
