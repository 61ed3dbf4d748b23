/*
 * Replaces the code block of theme-classic. The original draws every block a second time after hydration,
 * to match the colour mode; our colours are CSS variables, so what the build wrote stays.
 */
import { Children, isValidElement, type ReactNode } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock';
import type { ColoredCode } from '../../highlight/ColoredCode';

export default function CodeBlock({ children, ...props }: Props & ColoredCode): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <StringContent {...props}>{parts.map(String).join('')}</StringContent>;
}
