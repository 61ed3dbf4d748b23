import type { KeepFailure, KeepState } from '../../offline';

/** Returns a sentence about how much of the site is stored offline. */
export function summary(state: KeepState): string {
  switch (state.phase) {
    case 'reading':
      return 'Looking up what is kept…';
    case 'impossible':
      return 'This browser cannot keep the site.';
    case 'seen':
      return state.used > 0 ? 'What you have read is kept.' : 'Nothing is kept.';
    case 'keeping':
      return 'Keeping everything…';
    case 'partly':
      return 'A part of the site is kept.';
    case 'all':
      return 'The whole site is kept on this device.';
  }
}

/** Returns a second sentence with details, or null if none are needed. */
export function explain(state: KeepState): string | null {
  switch (state.phase) {
    case 'reading':
      return null;
    case 'keeping':
      return 'You can read on. Closing the site stops it; you can go on later.';
    case 'impossible':
      return 'It may be too old, or this window is private and keeps nothing. With a connection everything works.';
    case 'seen': {
      const { bytes, transfer } = state.everything;
      const seen =
        state.used > 0
          ? `It takes about ${inMegabytes(state.used)}.`
          : 'What you read from now on will be.';
      return `${seen} Everything takes ${inMegabytes(bytes)} on this device, and ${inMegabytes(transfer)} to load.`;
    }
    case 'partly':
      return state.failure === null ? null : failures[state.failure];
    case 'all':
      return `It takes ${inMegabytes(state.all)}, and is renewed with each new version of the site.`;
  }
}

const failures: Readonly<Record<KeepFailure, string>> = {
  network: 'The connection was lost. Go on when you are connected again.',
  room: 'This device has no room for the rest. What is kept stays; remove it if you need the room.',
  release:
    'A new version of the site was published during the download. Go on to keep that version.',
};

/** Returns a size as text, such as "12.3 MB". A megabyte is a million bytes, as in shops and mobile plans. */
export function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
