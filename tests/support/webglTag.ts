/** On a test of a page that is about a model being turned: its browser composites as readers' do, on a graphics processor. */
export const webglTag = '@webgl';
