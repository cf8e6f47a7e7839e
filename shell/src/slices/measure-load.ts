/**
 * Records the load time of a part of a slice in the browser's performance timeline: a measure
 * `slice:<name>:<version>` whose `detail.part` names the part (`page shop`, `service`, `widget mini-cart`).
 * @param start `performance.now()` of the request, in milliseconds
 */
export function measureLoad(slice: string, version: string, part: string, start: number): void {
  performance.measure(measureName(slice, version), { start, detail: { part } });
}

export const measureName = (slice: string, version: string) => `slice:${slice}:${version}`;
