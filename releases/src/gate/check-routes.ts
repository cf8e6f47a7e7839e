import { INFRASTRUCTURE_SEGMENTS, type RouteClaim, type SidebarEntry } from '@nkm/contracts';
import { routeShapes } from '../addresses/route-shapes';

/** First segments of the shell's own addresses. */
const SHELL_PATHS = new Set([...INFRASTRUCTURE_SEGMENTS, 'notfound']);
const STATIC_SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;
const PARAMETER = /^:[A-Za-z_][A-Za-z0-9_]*$/;
const PARAMETER_NAME = /^[a-z][a-z0-9_-]*$/;
const ACCESS = ['open', 'signed-in', 'signed-out'];
const FRAMES = ['full', 'bare', 'account'];
const PURCHASE_STEPS = ['cart', 'checkout', 'payment'];
const REQUIRED_STEPS = ['verify-email', 'verify-phone'];

/** Checks a slice's own claims and returns one line per fault. For collisions with other slices see routeCollisions. */
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
  const { id, path, title, access, frame, public: isPublic, purchase, requiredStep, sidebar, query, focus } = route;
  const faults = patternFaults(path, isLast).map((fault) => `route ${path} ${fault}`);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) faults.push(`route ${path} has the id "${id}", which is not in kebab-case`);
  // slice.json uses these names for the chunks of the modules.
  if (['routes', 'service', 'widgets'].includes(id)) faults.push(`route ${path} has the reserved id "${id}"`);
  if (!title) faults.push(`route ${path} has no title`);
  if (!ACCESS.includes(access)) faults.push(`route ${path} has the unknown access "${access}"`);
  if (!FRAMES.includes(frame)) faults.push(`route ${path} has the unknown frame "${frame}"`);
  if (purchase !== undefined && !PURCHASE_STEPS.includes(purchase))
    faults.push(`route ${path} has the unknown purchase step "${purchase}"`);
  if (requiredStep !== undefined && !REQUIRED_STEPS.includes(requiredStep))
    faults.push(`route ${path} has the unknown required step "${requiredStep}"`);
  if (focus && !(focus.steps.length > 0 && Number.isInteger(focus.step) && focus.steps[focus.step - 1]))
    faults.push(`route ${path} has the unknown step ${focus.step} of ${focus.steps.length}`);
  if (sidebar) faults.push(...sidebarFaults(path, sidebar).map((fault) => `route ${path} ${fault}`));
  if (query !== undefined && !(Array.isArray(query) && query.every((name) => PARAMETER_NAME.test(name))))
    faults.push(`route ${path} has an invalid list of query parameters`);
  if (typeof isPublic !== 'boolean') faults.push(`route ${path} does not say whether it is public`);
  return faults;
}

function patternFaults(pattern: string, isLast: boolean): string[] {
  if (pattern === '/') return [];
  const [root, ...segments] = pattern.split('/');
  if (root !== '' || segments.length === 0) return ['does not begin with a slash'];
  const strange = segments.find((segment, at) => !isSegment(segment, at === segments.length - 1));
  if (strange !== undefined) return [`has the invalid segment "${strange}"`];
  const first = segments[0]!.toLowerCase();
  // A leading parameter matches every address, so only the product page has one, as the last route.
  if (first.startsWith(':'))
    return segments.length === 1 && isLast
      ? []
      : ['begins with a parameter: only /:slug is allowed, as the last route'];
  if (SHELL_PATHS.has(first)) return ['belongs to the shell'];
  return [];
}

function sidebarFaults(pattern: string, { place, fragment }: SidebarEntry): string[] {
  const faults = [];
  if (/[:*?]/.test(pattern)) faults.push('is a pattern, so the sidebar cannot link to it');
  if (!Number.isInteger(place)) faults.push(`has the invalid sidebar place "${place}"`);
  if (fragment !== undefined && !STATIC_SEGMENT.test(fragment)) faults.push(`has the invalid fragment "${fragment}"`);
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
