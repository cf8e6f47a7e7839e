/** The demo shoppers of the README. */
export interface Account {
  email: string;
  password: string;
  surname: string;
}

export const ada: Account = { email: 'ada@example.com', password: 'Ada-2026!', surname: 'Okafor' };
export const bayo: Account = { email: 'bayo@example.com', password: 'Bayo-2026!', surname: 'Adeyemi' };
export const chidi: Account = { email: 'chidi@example.com', password: 'Chidi-2026!', surname: 'Okonkwo' };
export const dayo: Account = { email: 'dayo@example.com', password: 'Dayo-2026!', surname: 'Adébáyọ̀' };
export const efe: Account = { email: 'efe@example.com', password: 'Efe-2026!', surname: 'Oghenekaro' };
export const fatima: Account = { email: 'fatima@example.com', password: 'Fatima-2026!', surname: 'Bello' };
