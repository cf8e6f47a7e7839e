import { messages } from '../messages';

/**
 * When the frame itself fails: a document that needs nothing of it. The way out leads to a new document, for whatever
 * is broken is gone with this one. What the shopper made lies in storage; the router reports the error.
 */
export function DocumentCrash() {
  return (
    <html lang="en-NG">
      <body>
        <h1>{messages.frameDown}</h1>
        <a href="/">{messages.backHome}</a>
      </body>
    </html>
  );
}
