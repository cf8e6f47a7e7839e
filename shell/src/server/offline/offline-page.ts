import { icons } from '@nkm/ui';
import { THEME_COLOR } from '../markup/head-markup';
import { inlineHash } from '../markup/integrity';
import { REHEARSAL_STYLE, withBand } from '../markup/rehearsal';
import { messages } from './messages';
import { OFFLINE_STYLE } from './offline-style';

/** Opens the page that was asked for. */
const SCRIPT = "addEventListener('online',()=>location.reload())";

const styleOf = (staging: boolean) => (staging ? OFFLINE_STYLE + REHEARSAL_STYLE : OFFLINE_STYLE);

/** The policy of the page, which is only itself: it loads no other file. */
export const offlinePolicy = (staging: boolean): string =>
  [
    "default-src 'none'",
    `style-src ${inlineHash(styleOf(staging))}`,
    `script-src ${inlineHash(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page that the offline worker keeps, in the frame of the shop. An empty address asks for the same page again. */
export function offlinePage(brand: string, staging: boolean): string {
  const name = inMarkup(brand);
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${THEME_COLOR}">`,
    `<title>${messages.heading} | ${name}</title><style>${styleOf(staging)}</style></head><body>`,
    `<header><a href="/"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons.adire}"/></svg>`,
    `${name}</a></header>`,
    `<main><h1>${messages.heading}</h1><p>${messages.reason}</p>`,
    `<p><a class="again" href="">${messages.again}</a></p><p class="soft">${messages.itself}</p>`,
    `<section><h2>${messages.until}</h2><ul>`,
    ...messages.works.map((text) => `<li>${text}</li>`),
    `</ul></section></main><script>${SCRIPT}</script></body></html>`,
  ].join('');
  return staging ? withBand(html) : html;
}

const inMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
