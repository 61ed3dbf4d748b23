import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import styles from './Home.module.css';

/** The three main qualities of the library. */
export function Qualities(): ReactElement {
  return (
    <section className={styles['section']}>
      <div className={styles['column']}>
        <h2>What it is made of</h2>
        <div className={styles['themes']}>
          <div>
            <h3>A simple API</h3>
            <p>
              Three kinds of object and methods that chain: a drawing becomes a sketch, a sketch
              becomes a shape, a shape is modified. Parts are picked by what they are, such as{' '}
              <em>the upright edges</em>, so the dimensions of a model can change. Two projects
              inspired it: <Link to="https://cadquery.readthedocs.io/">CadQuery</Link> and{' '}
              <Link to="https://zalo.github.io/CascadeStudio/">Cascade Studio</Link>.
            </p>
          </div>
          <div>
            <h3>The JavaScript ecosystem</h3>
            <p>
              A model is a module. It can take parameters, import packages, have types and tests,
              and live in version control like any other code. It runs in a page, in a worker or in
              Node, with nothing to install for those who only look at it.
            </p>
          </div>
          <div>
            <h3>The OpenCascade kernel</h3>
            <p>
              Shapes keep their exact curves and faces, computed by{' '}
              <Link to="https://dev.opencascade.org/">OpenCascade</Link> compiled to WebAssembly.
              That is why fillets and chamfers work on real edges, and why a STEP file opens in most
              other CAD programs.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
