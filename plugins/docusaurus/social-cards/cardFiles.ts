/** The list of images for link previews: document id → address and description. */
export const cardsFile = 'node_modules/.cache/social-cards/cards.json';

/** An empty list, which the browser's bundle has instead, because link previews read only the HTML. */
export const noCardsFile = 'node_modules/.cache/social-cards/none.json';
