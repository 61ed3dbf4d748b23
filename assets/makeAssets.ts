import { loadKernelInNode } from '../src/modeling/node';
import type { Asset } from './Asset';
import { drawHomeDrawings } from './drawHomeDrawings';
import { drawIcons } from './drawIcons';
import { drawSocialCard } from './drawSocialCard';
import { subsetFonts } from './subsetFonts';

/** Returns all assets: icons and favicon, fonts, the drawings of the home page, and the link preview. */
export async function makeAssets(): Promise<Asset[]> {
  const { replicad } = await loadKernelInNode();
  const drawings = drawHomeDrawings(replicad);
  return [
    ...(await drawIcons()),
    ...(await subsetFonts()),
    {
      path: 'src/components/home/drawings.json',
      content: `${JSON.stringify(drawings, null, 2)}\n`,
    },
    {
      path: 'static/img/social-card.png',
      content: await drawSocialCard(replicad, drawings.block),
    },
  ];
}
