import type { showFailure } from './failureNotice';

/** What a reader did so far, and how readers are told of what is missing, for the start script. */
export interface EarlyEvents {
  /** Settles with the reader's first interaction. */
  readonly firstInteraction: Promise<void>;
  /** Ends the capturing, and does again what was captured. */
  readonly replay: () => void;
  readonly showFailure: typeof showFailure;
  /** Told of each press of what needs the application; true where it is answered already, and not to be done again. */
  answer?: (pressed: Element) => boolean;
  /** Opens and closes the menu of a narrow screen, once its script is there. */
  toggleMenu?: () => void;
  /** To be called by the start script: it has arrived. */
  started: () => void;
}
