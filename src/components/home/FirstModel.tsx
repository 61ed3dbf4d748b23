import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import { block } from './drawings.json';
import styles from './Home.module.css';

/** The code of the part drawn above, as it is in models/, with a word on how it reads. */
export function FirstModel(): ReactElement {
  return (
    <section className={styles['section']}>
      <div className={styles['column']}>
        <div className={styles['first']}>
          <div>
            <h2>The whole part, in code</h2>
            <p>
              Nobody drew the picture above: the library ran these lines and projected what came
              out. A plate with two bolt holes gets depth, a boss is joined to it, the seam is
              rounded, the bore is cut, the rim is chamfered.
            </p>
            <p>
              Change a number at the top and every measure that depends on it follows.{' '}
              <Link to="/docs/tutorial-overview/using-the-workbench">Write your first model</Link>.
            </p>
          </div>
          <CodeBlock language="js">{block.code}</CodeBlock>
        </div>
      </div>
    </section>
  );
}
