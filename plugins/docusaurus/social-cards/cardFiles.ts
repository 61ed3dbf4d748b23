/** The list of the pictures for previews of links: document id → address and what it shows. */
export const cardsFile = 'node_modules/.cache/social-cards/cards.json';

/** The empty list that a page's code gets instead: previews are made from the HTML. */
export const noCardsFile = 'node_modules/.cache/social-cards/none.json';
