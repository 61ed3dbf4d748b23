import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../setup/chromium.mjs';
import { fastNetwork } from './fastNetwork';

/** Starts the Chromium of this machine. It asks nobody for anything by itself. */
export function launchChromium(args: readonly string[] = ['--disable-gpu']): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', fastNetwork, ...args],
  });
}
