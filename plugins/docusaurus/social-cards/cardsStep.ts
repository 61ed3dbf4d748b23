import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltModel } from '../../../src/modeling/node';
import { filesBelow, hashedFileName, removeFilesExcept, writeIfChanged } from '../../shared/files';
import { fillGuideLists } from '../guides/fillGuideLists';
import { modelDataFolder, publicFolder } from '../models/folders';
import type { BuildStep } from '../../shared/runSteps';
import { drawCard, background } from './drawCard';
import { modelsOfPage } from './modelsOfPage';
import { cardsFile } from './cardFiles';

/** Prefix of the URLs of cards. A hash of the card's inputs follows it. */
const prefix = '/social/';

interface Card {
  readonly src: string;
  readonly alt: string;
}

/** Draws a card for each docs page: the picture of a model, which other sites show beside links to the page. */
export const cardsStep: BuildStep = {
  title: 'Social cards',
  async run() {
    const logo = readFileSync('static/img/logo.svg', 'utf8');
    const currentFiles = new Set<string>();
    const cards: Record<string, Card> = {};
    for (const file of filesBelow('docs').filter((name) => /\.mdx?$/.test(name))) {
      const model = shownModel(readFileSync(path.join('docs', file), 'utf8'));
      if (!model) continue;
      const card = await cardOf(model, logo);
      currentFiles.add(card.src);
      cards[file.replace(/\.mdx?$/, '')] = card;
    }
    // Deletes cards that no page uses any more.
    removeFilesExcept(path.join(publicFolder, prefix), (file) => currentFiles.has(prefix + file));
    writeIfChanged(cardsFile, JSON.stringify(cards));
    return `for ${Object.keys(cards).length} pages`;
  },
};

/** Returns the first model with a visible result. A model that fails on purpose may have none. */
function shownModel(text: string): BuiltModel | undefined {
  return modelsOfPage(fillGuideLists(text))
    .map((name) => readFileSync(path.join(modelDataFolder, `${name}.json`), 'utf8'))
    .map((json) => JSON.parse(json) as BuiltModel)
    .find(({ facts }) => facts.parts > 0);
}

async function cardOf({ name, picture }: BuiltModel, logo: string): Promise<Card> {
  const image = readFileSync(path.join(publicFolder, picture.src));
  const src = hashedFileName(prefix + name, '.png', image, background, logo);
  const file = path.join(publicFolder, src);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await drawCard(image, logo));
  }
  return { src, alt: picture.alt };
}
