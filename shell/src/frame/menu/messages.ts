/** Visible strings of the menus. They load with the first menu that opens. */
export const messages = {
  allOf: (category: string) => `All of ${category}`,
  allProducts: 'All products',
  cart: 'Cart',
  categories: 'Categories',
  categoryMenu: 'Category menu',
  choices: 'Currency and language',
  english: 'English',
  language: 'Language',
  menu: 'Menu',
};
