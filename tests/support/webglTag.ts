/** Tags tests that turn a model on a page. Their browser uses GPU compositing, as readers' browsers do. */
export const webglTag = '@webgl';
