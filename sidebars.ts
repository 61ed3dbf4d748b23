import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { apiSidebarItems } from './plugins/api-reference/sidebar';

const sidebars: SidebarsConfig = {
  typedocSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Getting Started',
      items: [
        'tutorial-overview/using-the-workbench',
        'tutorial-overview/your-first-print',
        'tutorial-overview/drawing',
        'tutorial-overview/more-curves',
        'tutorial-overview/planes-and-sketches',
        'tutorial-overview/adding-depth',
        'tutorial-overview/transformations',
        'tutorial-overview/combinations',
        'tutorial-overview/bodies',
        'tutorial-overview/finders',
        'tutorial-overview/modifications',
        'tutorial-overview/parameters',
        'tutorial-overview/sharing-models',
        'tutorial-overview/import-and-export',
      ],
    },
    {
      type: 'category',
      label: 'Making a watering can',
      items: [
        'tutorial-making-a-watering-can/intro',
        'tutorial-making-a-watering-can/drawing-the-body',
        'tutorial-making-a-watering-can/using-planes-for-spiller',
        'tutorial-making-a-watering-can/creating-the-shapes',
        'tutorial-making-a-watering-can/combining-the-shapes',
      ],
    },
    'coming-from-another-cad-tool',
    {
      type: 'category',
      label: 'Advanced topics',
      items: ['advanced-topics/studio-features', 'advanced-topics/typescript'],
    },
    {
      type: 'category',
      label: 'Recipes',
      items: [
        'recipes/why-recipes',
        'recipes/polar-array',
        'recipes/sweeped-profile-box',
        'recipes/fuse-all',
        'recipes/screw-holes',
        'recipes/lid-and-box',
        'recipes/array-along-curve',
        'recipes/honeycomb',
        'recipes/screw-boss',
        'recipes/text',
        'recipes/section',
        'recipes/spring',
      ],
    },
    {
      type: 'category',
      label: 'Examples',
      items: [
        'examples/gallery',
        'examples/simple-vase',
        'examples/code-cad-birdhouse',
        'examples/occt-bottle',
        'examples/cadquery-gear',
        'examples/wavy-vase',
        'examples/gridfinity',
        'examples/design-watering-can',
        'examples/projections',
        'examples/serialization',
      ],
    },
    'use-as-a-library',
    'from-0-20-to-1',
    'troubleshooting',
    'cheat-sheet',
    'glossary',
    'reading-offline',
    'other-ressources',
    {
      type: 'category',
      label: 'Replicad API',
      link: { type: 'doc', id: 'api/index' },
      items: [...apiSidebarItems],
    },
  ],
};

export default sidebars;
