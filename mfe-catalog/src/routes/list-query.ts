/** Query parameters of a product list (see `addressEntries`). */
export const LIST_QUERY = [
  ...['category', 'brand', 'color', 'size', 'condition', 'vendor', 'price_min', 'price_max', 'rating', 'in_stock'],
  ...['page', 'sort', 'view'],
];
