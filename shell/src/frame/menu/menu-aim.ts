export interface Point {
  x: number;
  y: number;
}

/** The near edge of the submenu beside a list, in pixels. */
export interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/**
 * Whether a pointer that moved from one point to another heads for the edge. On its way it crosses other lines of the
 * list, which must not open.
 */
export function isHeadingTo(edge: Edge, from: Point, to: Point): boolean {
  const forward = to.x - from.x;
  if (forward <= 0) return false;
  const arrival = to.y + ((to.y - from.y) / forward) * (edge.x - to.x);
  return arrival >= edge.top && arrival <= edge.bottom;
}
