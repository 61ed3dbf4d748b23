/** Matches the query and fragment of an address with which the playground opens something else than the empty model. */
export const elsewhere = /[?&](?:start|model)=|#model=/;
