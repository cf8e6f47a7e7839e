/** Visible strings of the menus, which are loaded when one of them is wanted. */
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
