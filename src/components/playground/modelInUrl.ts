/** Matches a query or fragment that opens another model than the empty one in the playground. */
export const modelInUrl = /[?&](?:start|model)=|#model=/;
