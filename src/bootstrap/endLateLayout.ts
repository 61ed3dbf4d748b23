import type { ClientModule } from '@docusaurus/types';

/** Ends what `lateLayout.ts` does before the next page is drawn: it may open at an anchor, or where the reader was. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation === null) return;
  for (const page of document.querySelectorAll<HTMLElement>('[data-layout]'))
    delete page.dataset['layout'];
};
