/** Where the build keeps the picture of each page for previews of links: document id → address and what it shows. */
export const cardsFile = 'node_modules/.cache/social-cards/cards.json';

/** What a page's code has in the place of that list: previews are made from the HTML. */
export const noCardsFile = 'node_modules/.cache/social-cards/none.json';
