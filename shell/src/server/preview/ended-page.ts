import { PAGE_SECURITY_HEADERS } from '../http/security-headers';

const HTML =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><title>The preview is over</title></head><body><h1>The preview is over</h1>' +
  '<p>This link has ended, or it is not complete. Ask for a new one.</p>' +
  '<p><a href="/">Go to the shop</a></p></body></html>';

/** For a link that has ended or that nobody signed. It loads no file of the shop. */
export const ENDED_PAGE = {
  html: HTML,
  headers: {
    ...PAGE_SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
};
