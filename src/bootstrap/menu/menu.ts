import type { EarlyEvents } from '../earlyEvents';
import { isHydrated } from '../hydration';
import { toggleEarlyMenu } from './earlyMenu';

/**
 * The script of the early menu, which the start script runs at a press of the button that opens it. It answers that press,
 * and those that follow. Where two presses have asked for it, it runs twice.
 */
function answerPress({ earlyEvents }: { readonly earlyEvents: EarlyEvents }): void {
  const toggle = document.querySelector<HTMLElement>('.navbar__toggle');
  if (!toggle || isHydrated()) return;
  if (!earlyEvents.toggleMenu) {
    const toggleMenu = () => toggleEarlyMenu(toggle);
    const { answer } = earlyEvents;
    earlyEvents.toggleMenu = toggleMenu;
    earlyEvents.answer = (pressed) => {
      if (pressed !== toggle) return answer?.(pressed) ?? false;
      toggleMenu();
      // The application has to do it, too.
      return false;
    };
  }
  earlyEvents.toggleMenu();
}

answerPress(window as unknown as { readonly earlyEvents: EarlyEvents });
