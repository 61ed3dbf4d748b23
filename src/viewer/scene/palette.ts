import { Color } from 'three';
import type { Palette } from './view';

/** Reads colours from the CSS custom properties of `element`, because shaders cannot read these properties. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  return {
    accent: readColor(style.getPropertyValue('--viewer-accent')),
    grid: readColor(style.getPropertyValue('--viewer-grid')),
  };
}

/** Calls `listener` when the page changes between light and dark mode. Returns a function that removes the listener. */
export function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readColor(style: string): Color {
  return new Color(style.trim()).convertLinearToSRGB();
}
