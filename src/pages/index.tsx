import { lazy, type ReactElement } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { PageOnDemand } from '../components/page-on-demand';

const loadHome = () => import(/* webpackChunkName: "home" */ '../components/home');
const Home = lazy(() => loadHome().then((home) => ({ default: home.Home })));

export default function HomePage(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <PageOnDemand chunk="home" load={loadHome}>
        <Home />
      </PageOnDemand>
    </Layout>
  );
}
