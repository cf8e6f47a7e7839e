import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The headless shell comes first: it has the same engine and opens a page in half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Keeps the browser's own traffic off the network during a test. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Firefox: `FIREFOX_PATH`, or Debian's path. */
export function firefoxPath(): string {
  const file = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
  if (!existsSync(file))
    throw new Error('This test needs Firefox (Debian: apt-get install firefox-esr), or FIREFOX_PATH.');
  return file;
}

/** The installed Chromium: `CHROME_PATH`, or the usual paths. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROME_PATH || PLACES.find((place) => existsSync(place));
  if (!executablePath)
    throw new Error('These tests need Chromium (Debian: apt-get install chromium-headless-shell), or CHROME_PATH.');
  // Chromium cannot set up its sandbox as root.
  return { executablePath, args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] };
}
