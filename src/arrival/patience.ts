/** Nothing has arrived for this long: the reader is told, and has a way on. Milliseconds. Requirement 9.20. */
export const patienceMs = 8_000;

/** The same in words: "Nothing has arrived for 8 seconds." */
export const patienceInWords = `${patienceMs / 1000} seconds`;
