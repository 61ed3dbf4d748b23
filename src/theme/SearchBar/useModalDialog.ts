import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalDialogOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly selectsQuery: boolean;
  readonly onClose: () => void;
}

/**
 * Opens a dialog over the page, which neither scrolls nor takes the focus below it. When it goes, the browser restores the
 * focus, and the page is where it was unless the reader has gone to another address. Requirements 2.49, 2.63, 2.64.
 */
export function useModalDialog({
  input,
  selectsQuery,
  onClose,
}: ModalDialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const { body } = document;
    const { href } = window.location;
    const top = window.scrollY;
    // The page must not move when its scrollbar goes.
    body.style.marginRight = `${window.innerWidth - body.clientWidth}px`;
    body.classList.add('DocSearch--active');
    element.showModal();
    input.current?.focus();
    if (selectsQuery) input.current?.select();
    return () => {
      element.close();
      body.classList.remove('DocSearch--active');
      body.style.marginRight = '';
      if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
    };
  }, [input, selectsQuery]);
  useEffect(() => {
    const element = dialog.current;
    // The dialog fills the screen, so a press on the element itself is one on the backdrop.
    const onMouseDown = ({ target }: MouseEvent) => target === element && onClose();
    element?.addEventListener('mousedown', onMouseDown);
    // The browser closes a dialog too, for example at the back gesture of Android.
    element?.addEventListener('close', onClose);
    return () => {
      element?.removeEventListener('mousedown', onMouseDown);
      element?.removeEventListener('close', onClose);
    };
  }, [onClose]);
  return dialog;
}
