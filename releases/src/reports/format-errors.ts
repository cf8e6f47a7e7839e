import type { ErrorGroup } from './group-errors';

/** Routes of one fault that are shown. */
const MOST_ROUTES = 3;

/** Three lines or more for each fault. Reports are not signed, so control characters must not reach the terminal. */
export function formatErrors(groups: readonly ErrorGroup[]): string {
  return groups
    .flatMap(({ version, kind, message, routes, count, first, last, places }) => [
      `${count} × ${kind}  ${version}  ${shorten(routes)}  ${first} to ${last}`,
      `  ${message}`,
      ...places.map((place) => `  at ${place}`),
    ])
    .map(printable)
    .join('\n');
}

function shorten(routes: string[]): string {
  const more = routes.length - MOST_ROUTES;
  return routes.slice(0, MOST_ROUTES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const printable = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 500);
