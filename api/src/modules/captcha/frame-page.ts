import { createHash } from 'node:crypto';
import type { ThirdPartyCaptcha } from '../../platform/environment/captcha-settings';
import { escapeHtml } from '../../platform/http/escape-html';
import { THIRD_PARTIES } from './third-parties';

export const FRAME_PATH = '/captcha/frame';

/** In another colour scheme than that of the page, browsers paint a white box behind the widget. */
const STYLE = ':root { color-scheme: light dark } body { margin: 0 }';

/**
 * Shows the widget and reports to the form. `height` is that of the widget in pixels, which grows while hCaptcha shows
 * a task. Only a page of the shop can show the frame, so the target of the messages is the shop's origin.
 */
const SCRIPT = `
  const { api, sitekey } = document.body.dataset;
  const tell = (message) => parent.postMessage({ captcha: message }, location.origin);
  const fail = () => tell({ failed: true });
  window.onCaptchaLoad = () => {
    window[api].render('#widget', {
      sitekey,
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      callback: (token) => tell({ token, height: 80 }),
      'error-callback': fail,
      'expired-callback': () => tell({ expired: true }),
      'timeout-callback': () => tell({ expired: true }),
      'unsupported-callback': fail,
      'open-callback': () => tell({ height: 620 }),
      'close-callback': () => tell({ height: 80 }),
    });
    tell({ ready: true, height: 80 });
  };
  const script = document.createElement('script');
  script.src = document.body.dataset.script;
  script.onerror = fail;
  document.head.append(script);
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page in the frame, which alone may load the provider's script. */
export function captchaFrame(settings: ThirdPartyCaptcha): { headers: Record<string, string>; html: string } {
  const party = THIRD_PARTIES[settings.provider];
  const script = new URL(settings.scriptUrl ?? party.script);
  // A relay's script needs its own origin in the policy.
  const relay = settings.scriptUrl === null ? '' : script.origin;
  script.search = new URLSearchParams({ onload: 'onCaptchaLoad', render: 'explicit' }).toString();
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    ...party.policy,
    'script-src': `${hash(SCRIPT)} ${party.policy['script-src']} ${relay}`.trim(),
    'style-src': `${hash(STYLE)} ${party.policy['style-src'] ?? ''}`.trim(),
  };
  const attributes = Object.entries({ api: party.api, sitekey: settings.siteKey, script: script.href })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': Object.entries(policy)
        .map(([name, values]) => `${name} ${values}`)
        .join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-robots-tag': 'noindex',
    },
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Captcha</title><style>${STYLE}</style></head>
<body ${attributes}><div id="widget"></div><script>${SCRIPT}</script></body></html>`,
  };
}
