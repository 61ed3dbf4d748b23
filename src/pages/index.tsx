import type { ReactElement } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { Home } from '../components/home/Home';

export default function HomePage(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Build 3D models in the browser with code" description={siteConfig.tagline}>
      <Home />
    </Layout>
  );
}
