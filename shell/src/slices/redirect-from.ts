import { redirect, replace } from 'react-router-dom';

/**
 * Answers a page's request with a redirect. If the address bar already shows that page (a new document, a reload, or
 * Back), the target takes its place in the history. Otherwise Back would open the page that redirects again.
 */
export function redirectFrom({ url }: Pick<Request, 'url'>, target: string, status = 302): Response {
  const isOpen = typeof location !== 'undefined' && location.href.split('#')[0] === url;
  return isOpen ? replace(target, status) : redirect(target, status);
}
