import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import block from '@models/home/bearing-block.json';
import { Model } from '../model';
import styles from './Home.module.css';

/** The model that the hero shows as a drawing, here interactive and with its code. */
export function FirstModel(): ReactElement {
  return (
    <section className={styles['first']}>
      <div className={styles['column']}>
        <div className={styles['opening']}>
          <h2>The whole part, in code</h2>
          <p>
            Nobody drew the block above: the library ran the lines below and projected what came
            out. Turn it, change a number, run it again, all on this page. Then{' '}
            <Link to="/docs/tutorial-overview/using-the-workbench">write your first model</Link>,{' '}
            <Link to="/docs/tutorial-overview/your-first-print">print a clip for your desk</Link>,
            or open the empty <Link to="/playground">playground</Link>.
          </p>
        </div>
        <Model model={block} eager />
      </div>
    </section>
  );
}
