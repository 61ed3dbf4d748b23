/** Timeout in milliseconds after which a stalled download is reported to the reader. Requirement 9.20. */
export const patienceMs = 8_000;

/** The timeout in words, for sentences such as "Nothing has arrived for 8 seconds." */
export const patienceInWords = `${patienceMs / 1000} seconds`;
