/** Seconds until the browser asks again by itself. */
export const RETRY_S = 5;

/** What a shopper sees when nobody could render a page; it needs nothing else of the shop. */
export const BUSY_PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_S}"><title>The shop is busy</title></head><body><h1>The shop is busy right now</h1><p>This page tries again by itself in a few seconds.</p></body></html>`;
