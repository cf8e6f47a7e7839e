/** The focus in an open menu: on its category (column -1), or on a link of a column. */
export interface Place {
  column: number;
  row: number;
}

/**
 * Where a key moves the focus; null: nowhere. The categories are a separate column at the left. Up and Down move
 * through all links beside a category.
 * @param columns number of links in each column beside the category
 */
export function moveInMenu(key: string, { column, row }: Place, columns: readonly number[]): Place | null {
  const lengthOf = (index: number) => columns[index] ?? 0;
  const to = (index: number, wanted: number): Place | null =>
    lengthOf(index) > 0 ? { column: index, row: Math.min(wanted, lengthOf(index) - 1) } : null;
  switch (key) {
    case 'ArrowRight':
      return to(column + 1, row);
    case 'ArrowLeft':
      return column === 0 ? { column: -1, row: 0 } : to(column - 1, row);
    case 'ArrowDown':
      return row + 1 < lengthOf(column) ? { column, row: row + 1 } : to(column + 1, 0);
    case 'ArrowUp':
      return row > 0 ? { column, row: row - 1 } : to(column - 1, Number.POSITIVE_INFINITY);
    case 'Home':
      return to(0, 0);
    case 'End':
      return to(columns.length - 1, Number.POSITIVE_INFINITY);
    default:
      return null;
  }
}
