import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import styles from './Home.module.css';

/** Links to the two starting points: for makers and for app developers. */
export function EntryLinks(): ReactElement {
  return (
    <section className={styles['section']}>
      <div className={styles['column']}>
        <h2>Where to start</h2>
        <div className={styles['entries']}>
          <Link to="/docs/tutorial-overview/your-first-print" className={styles['entry'] ?? ''}>
            <span className={styles['audience']}>For makers</span>
            <span className={styles['entryTitle']}>Make a part and print it</span>
            <span>
              Measure your desk, set two sliders and download the file for your printer: a cable
              clip that fits.
            </span>
            <span className={styles['action']}>Make your first print</span>
          </Link>
          <Link to="/docs/use-as-a-library" className={styles['entry'] ?? ''}>
            <span className={styles['audience']}>For app developers</span>
            <span className={styles['entryTitle']}>Put CAD into your application</span>
            <span>
              Load the kernel in a worker, build shapes from your own parameters, and hand the
              triangles to three.js or the file to your user.
            </span>
            <span className={styles['action']}>Read about use as a library</span>
          </Link>
        </div>
      </div>
    </section>
  );
}
