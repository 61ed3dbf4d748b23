import { createElement } from 'react';
import type { Inspection, InspectionProps } from '../../../viewer';
import { lazyComponent } from '../../lazy-component/lazyComponent';

const PrintCheckPanel = lazyComponent({
  label: 'The print check',
  load: () => import('./PrintCheckPanel').then((module) => module.PrintCheckPanel),
});

/** Returns the print check as a viewer tool. `prints` is the side that the model declares to face the bed. */
export function printCheckFor(prints: string | undefined): Inspection {
  return {
    label: 'Print check',
    icon: 'printer',
    Panel: (props: InspectionProps) =>
      createElement(PrintCheckPanel, { ...props, prints, fallback: null }),
  };
}
