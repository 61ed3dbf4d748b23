import type { CacheFailure, SiteDownloadState } from '../../offline';

/** Returns a sentence about how much of the site is stored offline. */
export function summarizeState(state: SiteDownloadState): string {
  switch (state.phase) {
    case 'loading':
      return 'Looking up what is kept…';
    case 'unsupported':
      return 'This browser cannot keep the site.';
    case 'visited':
      return state.used > 0 ? 'What you have read is kept.' : 'Nothing is kept.';
    case 'downloading':
      return 'Keeping everything…';
    case 'partial':
      return 'A part of the site is kept.';
    case 'complete':
      return 'The whole site is kept on this device.';
  }
}

/** Returns a second sentence with details, or null if none are needed. */
export function explainState(state: SiteDownloadState): string | null {
  switch (state.phase) {
    case 'loading':
      return null;
    case 'downloading':
      return 'You can read on. Closing the site stops it; you can go on later.';
    case 'unsupported':
      return 'It may be too old, or this window is private and keeps nothing. With a connection everything works.';
    case 'visited': {
      const { bytes, transfer } = state.everything;
      const current =
        state.used > 0
          ? `It takes about ${formatMegabytes(state.used)}.`
          : 'What you read from now on will be.';
      return `${current} Everything takes ${formatMegabytes(bytes)} on this device, and ${formatMegabytes(transfer)} to load.`;
    }
    case 'partial':
      return state.failure === null ? null : failures[state.failure];
    case 'complete':
      return `It takes ${formatMegabytes(state.all)}, and is renewed with each new version of the site.`;
  }
}

const failures: Readonly<Record<CacheFailure, string>> = {
  network: 'The connection was lost. Go on when you are connected again.',
  room: 'This device has no room for the rest. What is kept stays; remove it if you need the room.',
  release:
    'A new version of the site was published during the download. Go on to keep that version.',
};

/** Formats a size, such as "12.3 MB". A megabyte is a million bytes, as in shops and mobile plans. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
