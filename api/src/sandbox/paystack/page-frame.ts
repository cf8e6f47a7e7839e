import { createHash } from 'node:crypto';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2430;background:#eef1f5}
main{max-width:34rem;margin:0 auto;padding:1rem}
.sheet{background:#fff;border-radius:12px;padding:1.25rem;margin-block:1rem;box-shadow:0 1px 4px #0002}
h1{font-size:1.25rem;margin:0 0 .25rem}
h2{font-size:1.05rem;margin:0 0 .75rem}
p{margin:.25rem 0}
.amount{font-size:1.75rem;font-weight:700}
.quiet{color:#51606f;overflow-wrap:anywhere}
.alert{border-left:4px solid #b3261e;background:#fdeceb;padding:.75rem;border-radius:6px;margin:0 0 1rem}
label{display:block;font-weight:600;margin-top:.75rem}
input{width:100%;font:inherit;padding:.6rem;border:1px solid #6b7a8a;border-radius:8px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button,.button{display:block;width:100%;min-height:44px;font:inherit;font-weight:600;
  padding:.6rem 1rem;border-radius:8px;border:1px solid #0b6b4f;
  background:#0b6b4f;color:#fff;text-align:center;text-decoration:none;cursor:pointer;margin-top:1rem}
.plain{background:#fff;color:#0b5a43}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid #dde3ea;padding:.5rem 0}
li button{margin-top:.25rem;text-align:left}
:focus-visible{outline:3px solid #1a56db;outline-offset:2px}
.sandbox{background:#1b2430;color:#fff;text-align:center;padding:.4rem 1rem}
`;

export const PAGE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The document around a page of the sandbox. `body` is HTML. */
export const frame = (title: string, body: string, banner = 'Payment sandbox: no money moves') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="sandbox">${banner}</header>
<main>${body}</main>
</body>
</html>`;
