import { REHEARSAL_STYLE, withBand } from '../markup/rehearsal';

/** Seconds until the browser reloads the page. */
export const RETRY_S = 5;

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
  `content="width=device-width"><meta http-equiv="refresh" content="${RETRY_S}"><title>The shop is ` +
  'busy</title></head><body><h1>The shop is busy right now</h1>' +
  '<p>This page reloads in a few seconds.</p></body></html>';

/** Shown when no worker could render a page. It loads no other file of the shop. */
export const busyPage = (staging: boolean): string =>
  staging ? withBand(PAGE.replace('</head>', `<style>${REHEARSAL_STYLE}</style></head>`)) : PAGE;
