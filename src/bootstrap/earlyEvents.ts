import type { showFailure } from './failureNotice';

declare global {
  interface Window {
    /** Absent on the development server. */
    readonly earlyEvents?: EarlyEvents;
  }
}

/** What a reader did so far, and how readers are told of what is missing, for the start script. */
export interface EarlyEvents {
  /** Settles with the reader's first interaction. */
  readonly firstInteraction: Promise<void>;
  /** Ends the capturing, and does again what was captured. */
  replay: () => void;
  readonly showFailure: typeof showFailure;
  /** What readers call what files at these addresses bring; told by the application. */
  nameFiles?: (addresses: readonly string[]) => string | undefined;
  /** Told of each press of what needs the application; true where it is answered already, and not to be done again. */
  answer?: (pressed: HTMLElement) => boolean;
  /**
   * Does what the buttons of the menu, of search, or of code that is copied do, and fetches what those of a model need, once its
   * script is there; answers as `answer` does.
   */
  toggle?: (control: HTMLElement) => boolean;
  /** Settles when what the reader's press led to is on the screen, another page for instance, or when it led to nothing. */
  answering?: Promise<unknown>;
  /** Once the application has begun to start. */
  hasBegun?: boolean;
  /** To be called by the start script: it has arrived. */
  started: () => void;
}
