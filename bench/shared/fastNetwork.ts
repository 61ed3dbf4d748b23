/**
 * Chromium loads pictures that are 1250 px below the window ahead on a fast network, and those 3000 px below it where it does not know
 * the network, as here: an argument that has it take an unknown one for a fast one.
 */
export const fastNetwork = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';
