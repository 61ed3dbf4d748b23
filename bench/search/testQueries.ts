// cspell:disable -- readers misspell, and names are typed in one word
/** A reader's query and the pages that answer it. Any of them may rank first. */
export interface TestQuery {
  readonly typed: string;
  readonly pages: readonly string[];
}

const overview = (page: string) => `/docs/tutorial-overview/${page}`;
const wateringCan = (page: string) => `/docs/tutorial-making-a-watering-can/${page}`;
const example = (page: string) => `/docs/examples/${page}`;
const recipe = (page: string) => `/docs/recipes/${page}`;
const advanced = (page: string) => `/docs/advanced-topics/${page}`;
const fn = (name: string) => `/docs/api/functions/${name}`;
const cls = (name: string) => `/docs/api/classes/${name}`;
const type = (name: string) => `/docs/api/type-aliases/${name}`;
const iface = (name: string) => `/docs/api/interfaces/${name}`;
const shape3d = cls('3DShape');

/** Queries in readers' own words, including terms of other tools. */
export const wordQueries: readonly TestQuery[] = [
  { typed: 'getting started', pages: [overview('using-the-workbench'), '/docs/intro'] },
  { typed: 'introduction', pages: ['/docs/intro', wateringCan('intro')] },
  { typed: 'workbench', pages: [overview('using-the-workbench')] },
  { typed: 'first print', pages: [overview('your-first-print')] },
  { typed: 'drawing', pages: [overview('drawing'), cls('Drawing')] },
  { typed: 'planes', pages: [overview('planes-and-sketches'), cls('Plane')] },
  { typed: 'planes and sketches', pages: [overview('planes-and-sketches')] },
  { typed: 'finders', pages: [overview('finders')] },
  { typed: 'select an edge', pages: [overview('finders'), cls('EdgeFinder')] },
  { typed: 'select faces', pages: [overview('finders'), cls('FaceFinder')] },
  { typed: 'combine filters', pages: [overview('finders'), fn('combineFinderFilters')] },
  { typed: 'round edges', pages: ['/docs/troubleshooting', overview('modifications'), shape3d] },
  { typed: 'fillet', pages: [overview('modifications'), shape3d, cls('Drawing')] },
  { typed: 'bevel', pages: [overview('modifications'), shape3d] },
  { typed: 'chamfer with angle', pages: [overview('modifications'), type('ChamferRadius')] },
  { typed: 'hollow a solid', pages: [overview('modifications'), shape3d] },
  { typed: 'shell thickness', pages: [overview('modifications'), shape3d, cls('Shell')] },
  { typed: 'union', pages: [overview('combinations'), shape3d, recipe('fuse-all')] },
  { typed: 'subtract', pages: [overview('combinations'), shape3d] },
  { typed: 'hole', pages: [overview('combinations'), shape3d, overview('drawing')] },
  { typed: 'drill holes', pages: [overview('combinations'), recipe('polar-array'), shape3d] },
  { typed: 'boolean operations', pages: [overview('combinations')] },
  { typed: 'fuse many shapes', pages: [recipe('fuse-all'), overview('combinations')] },
  { typed: 'intersection of two solids', pages: [overview('combinations'), shape3d] },
  { typed: 'extrude', pages: [overview('adding-depth'), cls('Sketch'), cls('Sketches')] },
  { typed: 'linear_extrude', pages: [overview('adding-depth'), cls('Sketch')] },
  { typed: 'press pull', pages: [overview('adding-depth'), cls('Sketch')] },
  { typed: 'pad', pages: [overview('adding-depth'), cls('Sketch')] },
  {
    typed: 'revolve a profile',
    pages: [wateringCan('drawing-the-body'), overview('adding-depth'), cls('Sketch')],
  },
  { typed: 'lathe', pages: [overview('adding-depth'), cls('Sketch'), fn('revolution')] },
  {
    typed: 'loft between sketches',
    pages: [wateringCan('creating-the-shapes'), overview('adding-depth'), fn('loft')],
  },
  {
    typed: 'sweep along a path',
    pages: [overview('adding-depth'), recipe('sweeped-profile-box'), fn('genericSweep')],
  },
  { typed: 'twist extrusion', pages: [overview('adding-depth'), fn('twistExtrude')] },
  { typed: 'move a shape', pages: [overview('transformations'), cls('Shape')] },
  { typed: 'rotate', pages: [overview('transformations'), fn('rotate'), cls('Shape')] },
  { typed: 'mirror', pages: [overview('transformations'), fn('mirror'), cls('Shape')] },
  { typed: 'copy a shape', pages: [overview('transformations'), cls('Shape')] },
  {
    typed: 'this object has been deleted',
    pages: ['/docs/troubleshooting', overview('transformations'), overview('adding-depth')],
  },
  { typed: 'polar array', pages: [recipe('polar-array')] },
  { typed: 'circular pattern', pages: [recipe('polar-array')] },
  { typed: 'swept profile box', pages: [recipe('sweeped-profile-box')] },
  { typed: 'recipes', pages: [recipe('why-recipes')] },
  {
    typed: 'parameters',
    pages: [overview('parameters'), overview('sharing-models'), overview('using-the-workbench')],
  },
  { typed: 'share my model', pages: [overview('sharing-models')] },
  {
    typed: 'offset plane',
    pages: [
      overview('planes-and-sketches'),
      fn('makePlane'),
      wateringCan('using-planes-for-spiller'),
    ],
  },
  { typed: 'arc', pages: [overview('drawing'), cls('DrawingPen')] },
  { typed: 'spline', pages: [overview('drawing'), cls('DrawingPen'), type('SplineConfig')] },
  { typed: 'draw text', pages: [fn('drawText'), overview('drawing')] },
  { typed: 'load a font', pages: [fn('loadFont'), overview('drawing')] },
  { typed: 'hexagon', pages: [fn('drawPolysides'), overview('drawing'), fn('sketchPolysides')] },
  {
    typed: 'export stl',
    pages: [
      cls('Shape'),
      overview('import-and-export'),
      '/docs/use-as-a-library',
      overview('sharing-models'),
    ],
  },
  {
    typed: '3d printer',
    pages: [
      cls('Shape'),
      overview('your-first-print'),
      overview('import-and-export'),
      overview('sharing-models'),
      '/docs/use-as-a-library',
    ],
  },
  {
    typed: 'import step file',
    pages: [
      fn('importSTEP'),
      overview('import-and-export'),
      '/docs/use-as-a-library',
      advanced('studio-features'),
    ],
  },
  {
    typed: 'volume',
    pages: [
      fn('measureVolume'),
      cls('VolumePhysicalProperties'),
      fn('measureShapeVolumeProperties'),
    ],
  },
  { typed: 'measure distance', pages: [fn('measureDistanceBetween'), cls('DistanceTool')] },
  { typed: 'bounding box', pages: [cls('BoundingBox'), cls('BoundingBox2d')] },
  { typed: 'sphere', pages: [fn('makeSphere')] },
  { typed: 'cylinder', pages: [fn('makeCylinder')] },
  { typed: 'cube', pages: [fn('makeBaseBox'), fn('makeBox')] },
  { typed: 'helix', pages: [fn('makeHelix'), fn('sketchHelix')] },
  { typed: 'typescript', pages: [advanced('typescript')] },
  { typed: 'studio features', pages: [advanced('studio-features')] },
  { typed: 'labels', pages: [advanced('studio-features')] },
  { typed: 'use in my own app', pages: ['/docs/use-as-a-library', '/docs/intro'] },
  { typed: 'library', pages: ['/docs/use-as-a-library'] },
  { typed: 'web worker', pages: ['/docs/use-as-a-library'] },
  { typed: 'community', pages: ['/docs/other-ressources'] },
  { typed: 'forum', pages: ['/docs/other-ressources'] },
  { typed: 'vase', pages: [example('simple-vase'), example('wavy-vase')] },
  { typed: 'wavy vase', pages: [example('wavy-vase')] },
  { typed: 'birdhouse', pages: [example('code-cad-birdhouse')] },
  { typed: 'bottle', pages: [example('occt-bottle')] },
  { typed: 'gear', pages: [example('cadquery-gear')] },
  { typed: 'gridfinity', pages: [example('gridfinity')] },
  {
    typed: 'watering can',
    pages: [wateringCan('intro'), example('design-watering-can')],
  },
  {
    typed: 'orthographic projection',
    pages: [example('projections'), fn('drawProjection'), type('ProjectionPlane')],
  },
  { typed: 'serialization', pages: [example('serialization')] },
  {
    typed: 'memory management',
    pages: [fn('localGC'), fn('GCWithScope'), fn('GCWithObject'), '/docs/use-as-a-library'],
  },
  { typed: 'api reference', pages: ['/docs/api/'] },
  { typed: 'troubleshooting', pages: ['/docs/troubleshooting'] },
  { typed: 'Could not fillet, no edge was selected', pages: ['/docs/troubleshooting'] },
  { typed: 'error message', pages: ['/docs/troubleshooting'] },
  {
    typed: 'export stl for printing',
    pages: [overview('import-and-export'), overview('your-first-print')],
  },
  { typed: 'import and export', pages: [overview('import-and-export')] },
  { typed: 'file formats', pages: [overview('import-and-export')] },
  { typed: 'default parameters', pages: [overview('parameters')] },
  { typed: 'bodies', pages: [overview('bodies')] },
  { typed: 'several bodies', pages: [overview('bodies')] },
  { typed: 'cheat sheet', pages: ['/docs/cheat-sheet'] },
  { typed: 'cheatsheet', pages: ['/docs/cheat-sheet'] },
  { typed: 'glossary', pages: ['/docs/glossary'] },
  { typed: 'cad terms', pages: ['/docs/glossary'] },
  { typed: 'what does sagitta mean', pages: [overview('drawing'), '/docs/glossary'] },
  { typed: 'openscad', pages: ['/docs/coming-from-another-cad-tool'] },
  { typed: 'switch from openscad', pages: ['/docs/coming-from-another-cad-tool'] },
  { typed: 'fusion 360', pages: ['/docs/coming-from-another-cad-tool'] },
  { typed: 'solidworks', pages: ['/docs/coming-from-another-cad-tool'] },
  { typed: 'gallery', pages: [example('gallery')] },
  { typed: 'example models', pages: [example('gallery')] },
  { typed: 'showcase', pages: [example('gallery')] },
  { typed: 'fillet fails', pages: ['/docs/troubleshooting', overview('modifications')] },
  { typed: 'model is empty', pages: ['/docs/troubleshooting'] },
  { typed: 'StdFail_NotDone', pages: ['/docs/troubleshooting'] },
  { typed: 'color of a part', pages: [overview('bodies'), overview('combinations')] },
  { typed: 'transparent part', pages: [overview('bodies'), advanced('studio-features')] },
  { typed: 'clearance between parts', pages: [overview('bodies')] },
  { typed: 'box with a lid', pages: [overview('bodies'), recipe('sweeped-profile-box')] },
  { typed: 'parameters slider', pages: [overview('parameters')] },
  { typed: 'checkbox parameter', pages: [overview('parameters')] },
  { typed: 'dropdown', pages: [overview('parameters')] },
  { typed: 'min and max of a parameter', pages: [overview('parameters')] },
  { typed: 'convert step to stl', pages: [overview('import-and-export')] },
  { typed: 'stl too coarse', pages: [overview('import-and-export')] },
  { typed: 'dxf', pages: [overview('import-and-export'), cls('Drawing')] },
  { typed: 'file in inches', pages: [overview('import-and-export')] },
];

/**
 * Queries of beginners who do not know the names yet. The right pages were chosen before the engine was run on these
 * queries.
 */
export const beginnerQueries: readonly TestQuery[] = [
  { typed: 'install with npm', pages: ['/docs/use-as-a-library'] },
  { typed: 'run in node', pages: ['/docs/use-as-a-library'] },
  { typed: 'license', pages: ['/docs/use-as-a-library'] },
  {
    typed: 'units',
    pages: ['/docs/intro', overview('import-and-export'), type('SupportedUnit')],
  },
  {
    typed: 'which axis is up',
    pages: ['/docs/intro', overview('planes-and-sketches'), wateringCan('intro')],
  },
  { typed: 'multiple colors', pages: [overview('bodies')] },
  { typed: 'make two parts fit together', pages: [overview('bodies')] },
  { typed: 'split a model in half', pages: [overview('bodies')] },
  { typed: 'check if parts collide', pages: [overview('bodies')] },
  {
    typed: 'slider for the width',
    pages: [overview('parameters'), overview('sharing-models'), overview('using-the-workbench')],
  },
  { typed: 'taper', pages: [overview('adding-depth')] },
  { typed: 'cone', pages: [overview('adding-depth'), overview('combinations')] },
  { typed: 'donut', pages: [overview('adding-depth')] },
  {
    typed: 'tilt a plane',
    pages: [overview('planes-and-sketches'), wateringCan('using-planes-for-spiller'), cls('Plane')],
  },
  { typed: 'draw on top of a face', pages: [overview('planes-and-sketches'), cls('FaceSketcher')] },
  { typed: 'row of holes', pages: [recipe('polar-array'), overview('transformations')] },
  {
    typed: 'rounded corners in 2d',
    pages: [
      overview('drawing'),
      wateringCan('drawing-the-body'),
      fn('drawRoundedRectangle'),
      cls('Drawing'),
    ],
  },
  { typed: 'curve through points', pages: [overview('drawing'), fn('drawPointsInterpolation')] },
  { typed: 'my fillet is broken', pages: ['/docs/troubleshooting', overview('modifications')] },
  {
    typed: 'why does my cut do nothing',
    pages: ['/docs/troubleshooting', overview('combinations')],
  },
  { typed: 'my model disappeared', pages: ['/docs/troubleshooting'] },
  {
    typed: 'slicer says the mesh is broken',
    pages: ['/docs/troubleshooting', overview('import-and-export')],
  },
  {
    typed: 'rendering is slow',
    pages: [overview('combinations'), recipe('fuse-all'), overview('using-the-workbench')],
  },
  {
    typed: 'embed a model in my website',
    pages: [overview('sharing-models'), '/docs/use-as-a-library', '/docs/intro'],
  },
  { typed: 'share a link', pages: [overview('sharing-models')] },
  { typed: 'dimension lines', pages: [advanced('studio-features')] },
  {
    typed: 'laser cutting svg',
    pages: [overview('import-and-export'), cls('Drawing'), example('projections')],
  },
  { typed: 'what is a wire', pages: ['/docs/glossary', cls('Wire'), '/docs/intro'] },
  {
    typed: 'difference between sketch and drawing',
    pages: [overview('planes-and-sketches'), '/docs/glossary', overview('drawing'), '/docs/intro'],
  },
  {
    typed: 'edit in my own editor',
    pages: [overview('using-the-workbench'), advanced('typescript')],
  },
  {
    typed: 'how big can a fillet be',
    pages: [overview('modifications'), '/docs/troubleshooting'],
  },
  { typed: 'download the stl', pages: [overview('sharing-models'), overview('import-and-export')] },
  {
    typed: 'change the size of a finished part',
    pages: [overview('transformations'), overview('parameters')],
  },
  { typed: 'pattern along a line', pages: [recipe('polar-array'), overview('transformations')] },
  { typed: 'two colours in one model', pages: [overview('bodies')] },
  { typed: 'spring', pages: [fn('makeHelix'), fn('sketchHelix'), overview('adding-depth')] },
  {
    typed: 'measure the area of a face',
    pages: [
      fn('measureArea'),
      fn('measureShapeSurfaceProperties'),
      cls('SurfacePhysicalProperties'),
    ],
  },
  {
    typed: 'which edges are selected',
    pages: [overview('finders'), advanced('studio-features'), cls('EdgeFinder')],
  },
  {
    typed: 'round the bottom edges only',
    pages: [overview('finders'), overview('modifications'), wateringCan('combining-the-shapes')],
  },
  {
    typed: 'mirror a drawing',
    pages: [overview('transformations'), overview('drawing'), cls('Drawing')],
  },
  { typed: 'svg export', pages: [overview('import-and-export'), cls('Drawing')] },
  { typed: 'vs code', pages: [advanced('typescript'), overview('using-the-workbench')] },
  { typed: 'worker', pages: ['/docs/use-as-a-library'] },
  { typed: 'wasm file not found', pages: ['/docs/use-as-a-library'] },
  {
    typed: 'sweep throws an error',
    pages: [overview('adding-depth'), '/docs/troubleshooting', recipe('sweeped-profile-box')],
  },
  { typed: 'negative volume', pages: ['/docs/troubleshooting'] },
  {
    typed: 'regular polygon',
    pages: [fn('drawPolysides'), fn('sketchPolysides'), overview('drawing')],
  },
  { typed: 'ellipse', pages: [fn('drawEllipse'), fn('makeEllipse'), overview('drawing')] },
  { typed: 'front view of a part', pages: [example('projections'), fn('drawProjection')] },
  {
    typed: 'how do i start',
    pages: [overview('using-the-workbench'), '/docs/intro', wateringCan('intro')],
  },
];

/** Symbols as in code, and as plain words. */
export const symbolQueries: readonly TestQuery[] = [
  { typed: 'makeBaseBox', pages: [fn('makeBaseBox')] },
  { typed: 'make base box', pages: [fn('makeBaseBox')] },
  { typed: 'makebasebox', pages: [fn('makeBaseBox')] },
  { typed: 'draw(', pages: [fn('draw')] },
  { typed: 'drawRoundedRectangle()', pages: [fn('drawRoundedRectangle')] },
  { typed: 'Shape.translate', pages: [cls('Shape')] },
  { typed: '3DShape.fillet', pages: [shape3d] },
  { typed: 'Shape.fillet', pages: [shape3d] },
  { typed: 'Drawing.fuse', pages: [cls('Drawing')] },
  { typed: 'EdgeFinder', pages: [cls('EdgeFinder')] },
  { typed: 'edgefinder.inDirection', pages: [cls('EdgeFinder')] },
  { typed: 'importSTEP', pages: [fn('importSTEP')] },
  { typed: 'importStl', pages: [fn('importSTL')] },
  { typed: 'fuse2D', pages: [fn('fuse2D')] },
  { typed: 'DEG2RAD', pages: ['/docs/api/variables/DEG2RAD'] },
  { typed: 'HASH_CODE_MAX', pages: ['/docs/api/variables/HASH_CODE_MAX'] },
  { typed: 'BSplineApproximationConfig', pages: [iface('BSplineApproximationConfig')] },
  { typed: 'Point2D', pages: [type('Point2D')] },
  { typed: 'sketchOnPlane', pages: [cls('Drawing'), cls('Blueprint')] },
  { typed: 'loftWith', pages: [cls('Sketch')] },
  { typed: 'blobSTL', pages: [cls('Shape')] },
  {
    typed: 'smoothSplineTo',
    pages: [cls('DrawingPen'), cls('BaseSketcher2d'), cls('Sketcher'), iface('GenericSketcher')],
  },
  { typed: 'measureVolume', pages: [fn('measureVolume')] },
  { typed: 'new Sketcher', pages: [cls('Sketcher')] },
  { typed: 'setOC', pages: [fn('setOC')] },
];

/** Queries with one typing error each: a missing, doubled, swapped or wrong letter. */
export const typoQueries: readonly TestQuery[] = [
  { typed: 'filet', pages: [overview('modifications'), shape3d] },
  { typed: 'chamfre', pages: [overview('modifications'), shape3d] },
  { typed: 'extrud', pages: [overview('adding-depth'), cls('Sketch'), cls('Sketches')] },
  { typed: 'exturde', pages: [overview('adding-depth'), cls('Sketch'), cls('Sketches')] },
  { typed: 'revovle', pages: [overview('adding-depth'), cls('Sketch')] },
  { typed: 'gridfinty', pages: [example('gridfinity')] },
  { typed: 'birdhosue', pages: [example('code-cad-birdhouse')] },
  { typed: 'typescrpt', pages: [advanced('typescript')] },
  { typed: 'wrokbench', pages: [overview('using-the-workbench')] },
  { typed: 'shering models', pages: [overview('sharing-models')] },
  { typed: 'drawnig', pages: [overview('drawing'), cls('Drawing')] },
  { typed: 'finderss', pages: [overview('finders')] },
  {
    typed: 'tranlations',
    pages: [
      overview('transformations'),
      wateringCan('using-planes-for-spiller'),
      overview('planes-and-sketches'),
      cls('Shape'),
    ],
  },
  { typed: 'mirorr', pages: [overview('transformations'), fn('mirror'), cls('Shape')] },
  { typed: 'makeBaseBax', pages: [fn('makeBaseBox')] },
  { typed: 'makeCylnder', pages: [fn('makeCylinder')] },
  { typed: 'drawCirlce', pages: [fn('drawCircle')] },
  { typed: 'importSETP', pages: [fn('importSTEP')] },
  { typed: 'measureVolum', pages: [fn('measureVolume')] },
  { typed: 'EdgeFindr', pages: [cls('EdgeFinder')] },
  { typed: 'BoundngBox', pages: [cls('BoundingBox'), cls('BoundingBox2d')] },
  {
    typed: 'waterring can',
    pages: [wateringCan('intro'), example('design-watering-can')],
  },
  { typed: 'polar aray', pages: [recipe('polar-array')] },
  { typed: 'serialzation', pages: [example('serialization')] },
  {
    typed: 'projecton',
    pages: [
      example('projections'),
      fn('drawProjection'),
      type('ProjectionPlane'),
      cls('ProjectionCamera'),
    ],
  },
];

const start = overview('using-the-workbench');
const files = overview('import-and-export');

/** Queries from public forums that an earlier version of this site did not answer. */
export const forumQueries: readonly TestQuery[] = [
  { typed: 'sheet metal', pages: ['/docs/intro'] },
  { typed: 'unfold sheet metal', pages: ['/docs/intro'] },
  { typed: 'import DXF', pages: [files] },
  { typed: 'export DXF', pages: [files] },
  { typed: 'import svg path and extrude it', pages: [files] },
  { typed: 'how to import SVG', pages: [files] },
  { typed: 'single STL with several objects', pages: [files] },
  { typed: 'cut shows only edges', pages: [overview('drawing'), '/docs/troubleshooting'] },
  { typed: 'keyboard shortcuts', pages: [start] },
  { typed: 'react', pages: ['/docs/use-as-a-library'] },
  { typed: 'react component', pages: ['/docs/use-as-a-library'] },
  { typed: 'import STEP from my computer', pages: [files] },
  { typed: 'base64 step', pages: [files] },
  { typed: 'spring with square cross section', pages: [recipe('spring')] },
  { typed: 'better errors from opencascade', pages: ['/docs/use-as-a-library'] },
  { typed: 'rotate around own axis', pages: [overview('transformations')] },
  { typed: 'mirror half of a part', pages: [overview('transformations')] },
  { typed: 'round top edges', pages: [overview('modifications')] },
  { typed: 'section view', pages: [recipe('section'), start] },
  { typed: 'cut open', pages: [recipe('section')] },
];
