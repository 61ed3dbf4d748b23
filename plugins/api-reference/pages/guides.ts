/** Titles of the guide pages that the reference links to, by document id. */
const guides: Readonly<Record<string, string>> = {
  intro: 'Introduction',
  'tutorial-overview/using-the-workbench': 'The workbench',
  'tutorial-overview/drawing': 'Drawing',
  'tutorial-overview/more-curves': 'More curves',
  'tutorial-overview/planes-and-sketches': 'Planes and Sketches',
  'tutorial-overview/adding-depth': 'Adding depth',
  'tutorial-overview/transformations': 'Transformations',
  'tutorial-overview/combinations': 'Combinations',
  'tutorial-overview/finders': 'Finders',
  'tutorial-overview/modifications': 'Modifications',
  'tutorial-overview/bodies': 'Bodies',
  'tutorial-overview/import-and-export': 'Import and export',
  troubleshooting: 'Troubleshooting',
  'advanced-topics/studio-features': 'Studio features',
  'advanced-topics/typescript': 'TypeScript autocompletion',
  'recipes/polar-array': 'Polar array',
  'recipes/sweeped-profile-box': 'Swept profile box',
  'recipes/fuse-all': 'Fuse All',
  'recipes/screw-holes': 'Countersunk and counterbored holes',
  'recipes/lid-and-box': 'Lid and box with clearance',
  'recipes/array-along-curve': 'Array along a curve',
  'recipes/honeycomb': 'Honeycomb',
  'recipes/screw-boss': 'Screw boss with insert',
  'recipes/text': 'Text, raised and sunk',
  'recipes/section': 'Section through a model',
  'recipes/spring': 'Spring',
  'recipes/snap-fit': 'Snap fit',
  'recipes/print-in-place-hinge': 'Hinge that prints in place',
  'recipes/thread': 'Thread and nut',
  'recipes/gear': 'Gear',
  'examples/cadquery-gear': 'The CadQuery cycloidal gear',
  'examples/wavy-vase': 'Wavy vases',
  'examples/occt-bottle': 'Opencascade bottle',
  'examples/gridfinity': 'Gridfinity boxes generator',
  'examples/projections': 'Orthographic Projections',
  'examples/serialization': 'Serialization',
  'use-as-a-library': 'replicad as a library',
};

/** A link to a guide page. Throws on an id that is not in the list, naming those that are. */
export function guideLink(id: string): string {
  const title = guides[id];
  if (!title) throw new Error(`No guide "${id}"; there are ${Object.keys(guides).join(', ')}`);
  return `[${title}](/docs/${id})`;
}
