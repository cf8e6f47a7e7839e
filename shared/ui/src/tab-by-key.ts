/**
 * The tab that a key leads to: the arrows go round, Home and End go to the ends. Undefined for any other key.
 * @param open the id of the open one
 */
export function tabByKey<T extends { id: string }>(tabs: readonly T[], open: string | undefined, key: string) {
  const index = tabs.findIndex(({ id }) => id === open);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  return target === undefined ? undefined : tabs.at(target % tabs.length);
}
