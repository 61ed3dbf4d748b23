import { expect, test } from 'vitest';
import sidebars from '../../../sidebars';
import { apiSidebarItems } from './sidebar';

test('the API is the last category of the sidebar, and links to the index', () => {
  const items = sidebars['typedocSidebar'];
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  expect(last).toMatchObject({ type: 'category', link: { type: 'doc', id: 'api/index' } });
});

// Requirement 2.23.
test('API classes come first in the sidebar, then variables, then functions by category', () => {
  expect(apiSidebarItems.slice(0, 12).map(({ label }) => label)).toEqual([
    'Classes',
    'Variables',
    'Drawing functions',
    'Sketching functions',
    'Constructors',
    '2D booleans',
    'Modification',
    'Extrusion and sweeps',
    'Measurement',
    'Import and export',
    'Serialization',
    'Utilities',
  ]);
});

test('API labels in the sidebar are names without parentheses or kinds', () => {
  const labels = apiSidebarItems.flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels).toContain('1DShape');
  expect(labels.filter((label) => !/^\w+$/.test(label) || label.startsWith('_'))).toEqual([]);
});
