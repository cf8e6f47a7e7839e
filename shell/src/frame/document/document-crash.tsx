import { messages } from '../../app/messages';

/**
 * The page when the frame itself fails; it uses nothing of the frame. Its link opens a new document without the broken
 * state. The shopper's data is in storage; the router reports the error.
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
