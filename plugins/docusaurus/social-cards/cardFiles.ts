/** The images for link previews, by document id: URL and description. */
export const cardsFile = 'node_modules/.cache/social-cards/cards.json';

/** An empty list for the browser's bundle, because only the HTML needs the images. */
export const emptyCardsFile = 'node_modules/.cache/social-cards/none.json';
