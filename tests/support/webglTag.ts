/**
 * Tags tests that turn a model on a page: their browser composites on a graphics processor, as readers' browsers do.
 */
export const webglTag = '@webgl';
