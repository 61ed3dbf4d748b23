import type { ReactElement } from 'react';
import { Doors } from './Doors';
import { FirstModel } from './FirstModel';
import { Hero } from './Hero';
import { Steps } from './Steps';
import { Themes } from './Themes';

/** The home page from top to bottom: what it is, what it looks like, how one works, why, where to go. */
export function Home(): ReactElement {
  return (
    <main>
      <Hero />
      <FirstModel />
      <Steps />
      <Themes />
      <Doors />
    </main>
  );
}
