import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { ColoredCode } from '../../highlight/ColoredCode';
import { ContinueReading } from '../continue-reading/ContinueReading';
import { BlockDrawing } from './BlockDrawing';
import styles from './Home.module.css';

type Install = ColoredCode & { readonly code: string };

/** Name, tagline, two buttons and the install command, on a background of millimetre paper. */
export function Hero(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  const { code, ...colored } = siteConfig.customFields?.['install'] as Install;
  const minorVersion = /\d+\.\d+/.exec(code)?.[0];
  return (
    <header className={styles['hero']}>
      <div className={clsx(styles['column'], styles['heroColumn'])}>
        <div className={styles['continueReading']}>
          <ContinueReading />
        </div>
        <div>
          <h1>{siteConfig.title}</h1>
          <p className={styles['tagline']}>{siteConfig.tagline}</p>
          <div className={styles['actions']}>
            <Link className="button button--primary button--lg" to="/docs/intro">
              Documentation
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              to="/docs/examples/simple-vase"
            >
              Examples
            </Link>
          </div>
          <div className={styles['install']}>
            <CodeBlock language="bash" {...colored}>
              {code}
            </CodeBlock>
            <p>
              <small>
                Version {minorVersion}, which this site describes.{' '}
                <Link to="/docs/from-0-20-to-1#policy">What version 1 changes</Link>
              </small>
            </p>
          </div>
        </div>
        <BlockDrawing />
      </div>
    </header>
  );
}
