/** Matches the query or fragment of a URL that opens anything but the empty model in the playground. */
export const elsewhere = /[?&](?:start|model)=|#model=/;
