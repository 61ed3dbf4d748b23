/** Tags tests that turn a model on a page: their browser composites on a graphics processor, like those of readers. */
export const webglTag = '@webgl';
