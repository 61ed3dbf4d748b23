/** Timeout in milliseconds after which a stalled download is reported to the reader. Requirement 9.20. */
export const loadTimeoutMs = 8_000;

/** The timeout in words, for sentences such as "Nothing has arrived for 8 seconds." */
export const loadTimeoutInWords = `${loadTimeoutMs / 1000} seconds`;
