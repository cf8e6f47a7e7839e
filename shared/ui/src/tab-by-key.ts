/**
 * The tab that a key selects: arrows wrap around, Home and End select the ends. Undefined for any other key.
 * @param open id of the open tab
 */
export function tabByKey<T extends { id: string }>(tabs: readonly T[], open: string | undefined, key: string) {
  const index = tabs.findIndex(({ id }) => id === open);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  return target === undefined ? undefined : tabs.at(target % tabs.length);
}
