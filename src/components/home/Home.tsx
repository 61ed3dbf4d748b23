import type { ReactElement } from 'react';
import { mainContentId } from '../../base/mainContentId';
import { EntryLinks } from './EntryLinks';
import { FirstModel } from './FirstModel';
import { HomeGallery } from './HomeGallery';
import { Hero } from './Hero';
import { Steps } from './Steps';
import { Qualities } from './Qualities';

export function Home(): ReactElement {
  return (
    <main id={mainContentId}>
      <Hero />
      <FirstModel />
      <Steps />
      <Qualities />
      <EntryLinks />
      <HomeGallery />
    </main>
  );
}
