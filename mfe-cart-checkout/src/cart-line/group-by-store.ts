import type { CartItem } from '@nkm/contracts';

/** The lines of one vendor, with the name of its store. */
export interface StoreLines {
  vendorId: number;
  storeName: string;
  lines: CartItem[];
}

/** Groups lines by their vendor's store, in the order in which the stores first appear (CART-SCR-002). */
export function groupByStore(lines: readonly CartItem[]): StoreLines[] {
  const stores = new Map<number, StoreLines>();
  for (const line of lines) {
    const { id, store_name } = line.vendor;
    const store = stores.get(id);
    if (store) store.lines.push(line);
    else stores.set(id, { vendorId: id, storeName: store_name, lines: [line] });
  }
  return [...stores.values()];
}
