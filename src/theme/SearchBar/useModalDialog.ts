import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalDialogOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly selectsQuery: boolean;
  readonly onClose: () => void;
}

/**
 * Opens a modal dialog. The page behind it can neither scroll nor get the focus. On close, the browser restores the
 * focus, and the scroll position is restored unless the URL has changed. Requirements 2.49, 2.63, 2.64.
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
    // Compensates for the scrollbar that disappears, so the page does not shift.
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
    // The dialog fills the screen, so a press on the element itself is a press on the backdrop.
    const onMouseDown = ({ target }: MouseEvent) => target === element && onClose();
    element?.addEventListener('mousedown', onMouseDown);
    // The browser can also close the dialog, for example on Android's back gesture.
    element?.addEventListener('close', onClose);
    // Going back or forward changes the page behind the dialog, so the dialog closes.
    window.addEventListener('popstate', onClose);
    return () => {
      element?.removeEventListener('mousedown', onMouseDown);
      element?.removeEventListener('close', onClose);
      window.removeEventListener('popstate', onClose);
    };
  }, [onClose]);
  return dialog;
}
