/**
 * Leaves in the browser's performance timeline how long a part of a slice took to load: a measure
 * `slice:<name>:<version>` whose `detail.part` names the part (`page shop`, `service`, `widget mini-cart`).
 * @param start milliseconds of `performance.now()` when it was asked for
 */
export function measureLoad(slice: string, version: string, part: string, start: number): void {
  performance.measure(measureName(slice, version), { start, detail: { part } });
}

export const measureName = (slice: string, version: string) => `slice:${slice}:${version}`;
