import type { ReactElement } from 'react';
import clsx from 'clsx';
import bottle from '@summaries/examples/occt-bottle.json';
import birdhouse from '@summaries/examples/code-cad-birdhouse.json';
import gear from '@summaries/examples/cadquery-gear.json';
import gridfinity from '@summaries/examples/gridfinity.json';
import can from '@summaries/tutorial-making-a-watering-can/finished.json';
import vase from '@summaries/examples/wavy-vase.json';
import { ModelSummary } from '../model';
import styles from './Home.module.css';

const cards = [
  { to: '/docs/examples/design-watering-can', model: can },
  { to: '/docs/examples/gridfinity', model: gridfinity },
  { to: '/docs/examples/occt-bottle', model: bottle },
  { to: '/docs/examples/wavy-vase', model: vase },
  { to: '/docs/examples/code-cad-birdhouse', model: birdhouse },
  { to: '/docs/examples/cadquery-gear', model: gear },
];

/** Pictures of other site models. Each links to the page that explains its model. */
export function HomeGallery(): ReactElement {
  return (
    <section className={clsx(styles['section'], styles['galleryPart'])}>
      <div className={styles['column']}>
        <h2>Each of these is one file of code</h2>
        <ul className={styles['gallery']}>
          {cards.map(({ to, model }) => (
            <li key={to}>
              <ModelSummary model={model} to={to} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
