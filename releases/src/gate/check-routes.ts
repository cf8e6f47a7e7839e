import { INFRASTRUCTURE_SEGMENTS, RESERVED_SEGMENTS, type RouteClaim, type SidebarEntry } from '@nkm/contracts';
import { routeShapes } from './route-shapes';

/** First segments that the shell answers itself. */
const SHELL_PATHS = new Set([...INFRASTRUCTURE_SEGMENTS, 'notfound']);
const STATIC_SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;
const PARAMETER = /^:[A-Za-z_][A-Za-z0-9_]*$/;
const PARAMETER_NAME = /^[a-z][a-z0-9_-]*$/;
const ACCESS = ['open', 'signed-in', 'signed-out'];
const FRAMES = ['full', 'bare', 'account'];
const PURCHASE_STEPS = ['cart', 'checkout', 'payment'];

/** What is wrong with a slice's own claims, one line each; collisions with other slices: see routeCollisions. */
export function checkRoutes(routes: readonly RouteClaim[]): string[] {
  return [
    ...repeated(routes.map(({ id }) => id)).map((id) => `two routes have the id "${id}"`),
    ...repeated(routes.flatMap(({ path }) => [...new Set(routeShapes(path))])).map(
      (shape) => `two routes claim ${shape}`,
    ),
    ...routes.flatMap((route, at) => checkRoute(route, at === routes.length - 1)),
  ];
}

function checkRoute(route: RouteClaim, isLast: boolean): string[] {
  const { id, path, title, access, frame, public: isPublic, purchase, sidebar, query } = route;
  const faults = patternFaults(path, isLast).map((fault) => `route ${path} ${fault}`);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) faults.push(`route ${path} has the id "${id}", which is not in kebab-case`);
  // The chunks of slice.json are found by these names.
  if (['routes', 'service', 'widgets'].includes(id)) faults.push(`route ${path} has the id of a module: "${id}"`);
  if (!title) faults.push(`route ${path} has no title`);
  if (!ACCESS.includes(access)) faults.push(`route ${path} has the access "${access}"`);
  if (!FRAMES.includes(frame)) faults.push(`route ${path} has the frame "${frame}"`);
  if (purchase !== undefined && !PURCHASE_STEPS.includes(purchase))
    faults.push(`route ${path} has the purchase step "${purchase}"`);
  if (sidebar) faults.push(...sidebarFaults(path, sidebar).map((fault) => `route ${path} ${fault}`));
  if (query !== undefined && !(Array.isArray(query) && query.every((name) => PARAMETER_NAME.test(name))))
    faults.push(`route ${path} has a list of parameters that no query has`);
  if (typeof isPublic !== 'boolean') faults.push(`route ${path} does not say whether it is public`);
  return faults;
}

function patternFaults(pattern: string, isLast: boolean): string[] {
  if (pattern === '/') return [];
  const [root, ...segments] = pattern.split('/');
  if (root !== '' || segments.length === 0) return ['does not begin with a slash'];
  const strange = segments.find((segment, at) => !isSegment(segment, at === segments.length - 1));
  if (strange !== undefined) return [`has the segment "${strange}", which no address has`];
  const first = segments[0]!.toLowerCase();
  // A parameter in front matches every address; only the product page does this, after all others were tried.
  if (first.startsWith(':')) return segments.length === 1 && isLast ? [] : ['begins with a parameter: only one /:slug may, as the last route']; // prettier-ignore
  if (SHELL_PATHS.has(first)) return ["is the shell's own"];
  if (!RESERVED_SEGMENTS.has(first)) return [`is not reserved: a product with the slug "${first}" would be lost (contracts, reserved-segments)`]; // prettier-ignore
  return [];
}

function sidebarFaults(pattern: string, { place, fragment }: SidebarEntry): string[] {
  const faults = [];
  if (/[:*?]/.test(pattern)) faults.push('stands in the sidebar, but no link leads to a pattern');
  if (!Number.isInteger(place)) faults.push(`has the place "${place}" in the sidebar`);
  if (fragment !== undefined && !STATIC_SEGMENT.test(fragment)) faults.push(`has the fragment "${fragment}"`);
  return faults;
}

function isSegment(segment: string, isLast: boolean): boolean {
  if (segment === '*') return isLast;
  const name = segment.replace(/\?$/, '');
  return STATIC_SEGMENT.test(name) || PARAMETER.test(name);
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}
