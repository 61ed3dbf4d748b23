// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MyModels } from './MyModels';
import { myModelKey, saveMyModel } from './store';

const nothing = () => undefined;

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function store(names: readonly string[]): void {
  for (const [index, name] of names.entries())
    saveMyModel(name, {
      name,
      code: '',
      params: null,
      changed: index,
      picture: null,
      source: { kind: 'new' },
    });
}

const show = () =>
  render(
    <MyModels dropped={[]} openId={null} onOpen={nothing} onNew={nothing} onClose={nothing} />,
  );
const names = () =>
  screen.queryAllByRole('button', { name: /^Rename/ }).map((button) => button.ariaLabel?.slice(7));
const nine = Array.from({ length: 9 }, (_, index) => `Plate ${index}`);

// Requirement 10.84.
it('a search field appears with the tenth model and finds models by parts of their names', () => {
  store(nine);
  show();
  expect(screen.queryByRole('searchbox')).toBeNull();
  act(() => store([...nine, 'Bracket']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' RACK' } });
  expect(names()).toEqual(['Bracket']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'clip' } });
  expect(names()).toEqual([]);
  expect(screen.getByText('No model has this in its name.')).toBeDefined();
});

// Requirement 10.84.
it('if storage is blocked, the empty list says that models are not saved', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The storage is forbidden.', 'SecurityError');
  });
  vi.spyOn(console, 'warn').mockImplementation(nothing);
  show();
  expect(screen.getByText(/This browser does not save your models/)).toBeDefined();
});

it('the dialog closes when the reader goes back', () => {
  const { container } = show();
  const dialog = container.querySelector('dialog');
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  expect(dialog?.open).toBe(true);
  fireEvent.popState(window);
  expect(dialog?.open).toBe(false);
});

it('the list follows models that another tab adds or deletes', () => {
  store(['Plate', 'Bracket']);
  show();
  localStorage.removeItem(myModelKey('Plate'));
  const key = myModelKey('Clip');
  localStorage.setItem(
    key,
    (localStorage.getItem(myModelKey('Bracket')) ?? '').replace('Bracket', 'Clip'),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(names().sort()).toEqual(['Bracket', 'Clip']);
});

// Requirement 10.84.
it('damaged models are counted and shown as text', () => {
  store(['Plate']);
  localStorage.setItem(myModelKey('damaged'), '{"code": "my work');
  const { container } = show();
  expect(names()).toEqual(['Plate']);
  expect(screen.getByText('One model could not be read. Show its text')).toBeDefined();
  expect(container.querySelector('pre')?.textContent).toBe('{"code": "my work');
  act(() => {
    localStorage.setItem(myModelKey('other'), '<img src=x>');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(screen.getByText('2 models could not be read. Show their text')).toBeDefined();
  expect(container.querySelector('pre img')).toBeNull();
});
