import { Color } from 'three';
import type { Palette } from './view';

/** Returns the colours that the style sheet gives to `element`. Shaders cannot read custom properties. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  return {
    accent: readColor(style.getPropertyValue('--viewer-accent'), '#145a86'),
    grid: readColor(style.getPropertyValue('--viewer-grid'), '#5a6e79'),
  };
}

/** Calls `listener` when the page changes between light and dark. Returns a function that stops it. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readColor(style: string, fallback: string): Color {
  return new Color(
    /^#[\da-f]{3,8}$/i.test(style.trim()) ? style.trim().slice(0, 7) : fallback,
  ).convertLinearToSRGB();
}
