import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** First the one without windows of its own: the same engine, and a page opens in half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Nothing of the browser's own goes over the network while a test runs. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Firefox: `FIREFOX_PATH`, or where Debian keeps it. */
export function firefoxPath(): string {
  const file = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
  if (!existsSync(file))
    throw new Error('This test needs Firefox (Debian: apt-get install firefox-esr), or FIREFOX_PATH.');
  return file;
}

/** The installed Chromium: `CHROME_PATH`, or where systems keep it. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROME_PATH || PLACES.find((place) => existsSync(place));
  if (!executablePath)
    throw new Error('These tests need Chromium (Debian: apt-get install chromium-headless-shell), or CHROME_PATH.');
  // As root its sandbox cannot be set up.
  return { executablePath, args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] };
}
