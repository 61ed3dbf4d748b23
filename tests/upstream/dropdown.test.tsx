// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import DropdownNavbarItem from '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem';

// The table of routes would bring every page of the site.
vi.mock('@generated/routes', () => ({ default: [] }));
vi.mock('@theme/NavbarItem/NavbarNavLink', () => ({
  default: (props: { readonly children: ReactNode }) => <a {...props}>{props.children}</a>,
}));
vi.mock('@theme/NavbarItem', () => ({ default: () => <li>An item</li> }));

// Requirement 4.18.
it('a dropdown of the navbar is closed, opens and closes with Enter, and closes when left', () => {
  render(
    <MemoryRouter>
      <DropdownNavbarItem label="More" items={[{ label: 'One', to: '/one' }]} />
      <button type="button">Beside</button>
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  const isOpen = () => button.getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(isOpen()).toBe('true');
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(isOpen()).toBe('false');
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.focusIn(screen.getByRole('button', { name: 'Beside' }));
  expect(isOpen()).toBe('false');
});
