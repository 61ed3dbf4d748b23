/** Returns an element; a button submits nothing. */
export function element(
  tag: string,
  className: string,
  ...children: readonly (Element | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  if (made instanceof HTMLButtonElement) made.type = 'button';
  made.append(...children);
  return made;
}

/** Returns an element of an SVG picture, the picture itself included. */
export function drawn(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Element[]
): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
