import type { SolveCaptcha } from './captcha-challenge';
import { messages } from './messages';

/** Milliseconds within which the widget of the third party appears. */
const PATIENCE = 20_000;
/** Limits of the height in pixels, against a frame that covers the form. */
const [LOWEST, HIGHEST] = [40, 700];

/** What the frame reports (API: `frame-page.ts`). */
interface Report {
  ready?: boolean;
  token?: string;
  failed?: boolean;
  expired?: boolean;
  height?: number;
}

/**
 * Shows the captcha of a third party in a frame of our own origin, and waits for its token. The third party's script
 * runs only there, so the policy of the page stays strict. The frame stays visible until the form closes or needs
 * another token.
 */
export const solve: SolveCaptcha = (challenge, signal, { place, onAsk }) =>
  new Promise((resolve, reject) => {
    const address = addressIn(challenge);
    if (place === null || address === null) return reject(new Error('The captcha cannot be shown here'));
    const frame = document.createElement('iframe');
    const end = () => {
      clearTimeout(late);
      window.removeEventListener('message', onMessage);
      frame.remove();
    };
    const fail = () => {
      end();
      reject(new Error('The captcha of the third party did not work'));
    };
    // Blocked by the network, an extension or an older policy: then nothing arrives.
    const late = setTimeout(fail, PATIENCE);
    function onMessage({ source, origin, data }: MessageEvent) {
      if (source !== frame.contentWindow || origin !== location.origin) return;
      const report = Object((Object(data) as { captcha?: unknown }).captcha) as Report;
      if (typeof report.height === 'number') frame.height = String(Math.min(HIGHEST, Math.max(LOWEST, report.height)));
      if (report.ready) {
        clearTimeout(late);
        onAsk();
      }
      if (report.failed || report.expired) fail();
      if (typeof report.token === 'string') resolve(report.token);
    }
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', () => {
      end();
      reject(new DOMException('The form was closed', 'AbortError'));
    });
    frame.title = messages.frame;
    frame.height = String(LOWEST);
    frame.src = address;
    place.append(frame);
  });

/** The address in the challenge; null unless it is of our own origin. */
function addressIn(challenge: unknown): string | null {
  const { frame } = Object(challenge) as { frame?: unknown };
  if (typeof frame !== 'string' || !URL.canParse(frame, location.href)) return null;
  const { origin, href } = new URL(frame, location.href);
  return origin === location.origin ? href : null;
}
