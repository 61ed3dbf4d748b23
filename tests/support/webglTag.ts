/** Tags tests that turn a model on a page. Their browser uses GPU compositing, like those of readers. */
export const webglTag = '@webgl';
