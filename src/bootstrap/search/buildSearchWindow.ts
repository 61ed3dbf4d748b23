import { drawn, element } from '../elements';

export interface EarlySearchWindow {
  readonly container: HTMLElement;
  readonly input: HTMLInputElement;
  readonly cancel: HTMLElement;
}

/**
 * Builds the search window as the application draws it when nothing is typed yet; the names are those of DocSearch's style
 * sheet. What was searched for before comes with the application.
 */
export function buildSearchWindow(): EarlySearchWindow {
  const input = document.createElement('input');
  Object.assign(input, {
    className: 'DocSearch-Input',
    type: 'search',
    placeholder: 'Search docs',
    autocomplete: 'off',
    autocapitalize: 'off',
    enterKeyHint: 'search',
    spellcheck: false,
    maxLength: 64,
  });
  // Not all browsers of the site have these as properties.
  input.setAttribute('aria-label', 'Search');
  input.setAttribute('autocorrect', 'off');
  const cancel = element('button', 'DocSearch-Cancel', 'Cancel');
  const form = element(
    'form',
    'DocSearch-Form',
    element('span', 'DocSearch-MagnifierLabel', magnifier()),
    element('div', 'DocSearch-LoadingIndicator', spinner()),
    input,
  );
  const modal = element(
    'div',
    'DocSearch-Modal',
    element('div', 'DocSearch-SearchBar', form, cancel),
    element('div', 'DocSearch-Dropdown', element('div', 'DocSearch-StartScreen', emptyLine())),
    element('div', 'DocSearch-Footer'),
  );
  // The height of what a keyboard on the screen leaves: DocSearch takes a hundredth of the window's, too.
  modal.style.setProperty('--docsearch-vh', `${window.innerHeight * 0.01}px`);
  const container = element('div', 'DocSearch DocSearch-Container', modal);
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search docs');
  return { container, input, cancel };
}

/** As high as the line that the application writes there. */
function emptyLine(): HTMLElement {
  return element('p', 'DocSearch-Help', '\u00A0');
}

const stroked = { stroke: 'currentColor', fill: 'none' };

function magnifier(): Element {
  const box = { viewBox: '0 0 20 20', width: '20', height: '20', 'aria-hidden': 'true' };
  const glass = { cx: '9.06', cy: '9.06', r: '7.53' };
  return drawn(
    'svg',
    { ...box, ...stroked, class: 'DocSearch-Search-Icon' },
    drawn('circle', glass),
    drawn('path', { d: 'M14.386 14.386l4.0877 4.0877', 'stroke-linecap': 'round' }),
  );
}

/** Turns while what is typed waits for the application. */
function spinner(): Element {
  const turn = { attributeName: 'transform', type: 'rotate', dur: '1s', repeatCount: 'indefinite' };
  const arc = drawn(
    'path',
    { d: 'M37 19c0-9.94-8.06-18-18-18' },
    drawn('animateTransform', { ...turn, from: '0 19 19', to: '360 19 19' }),
  );
  const circle = drawn('circle', { cx: '19', cy: '19', r: '18', 'stroke-opacity': '.3' });
  return drawn(
    'svg',
    { viewBox: '0 0 38 38', ...stroked, 'stroke-opacity': '.5', 'stroke-width': '2' },
    circle,
    arc,
  );
}
