import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Home.module.css';

/** Two readers, two ways in. */
export function EntryLinks(): ReactElement {
  return (
    <section className={styles['section']}>
      <div className={styles['column']}>
        <h2>Where to start</h2>
        <div className={styles['entries']}>
          <Link to="/docs/tutorial-overview/using-the-workbench" className={clsx(styles['entry'])}>
            <span className={styles['for']}>For makers</span>
            <span className={styles['entryTitle']}>Make a part and print it</span>
            <span>
              Write in the workbench, in the browser, with the model beside the code. Download STEP
              for other CAD programs or STL for the printer.
            </span>
            <span className={styles['go']}>Open the first tutorial</span>
          </Link>
          <Link to="/docs/use-as-a-library" className={clsx(styles['entry'])}>
            <span className={styles['for']}>For app developers</span>
            <span className={styles['entryTitle']}>Put CAD into your application</span>
            <span>
              Load the kernel in a worker, build shapes from your own parameters, and hand the
              triangles to three.js or the file to your user.
            </span>
            <span className={styles['go']}>Read about use as a library</span>
          </Link>
        </div>
      </div>
    </section>
  );
}
