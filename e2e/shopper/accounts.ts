/** The demo shoppers of the README. */
export interface Account {
  email: string;
  password: string;
  surname: string;
}

export const ada: Account = { email: 'ada@example.com', password: 'Ada-2026!', surname: 'Okafor' };
export const chidi: Account = { email: 'chidi@example.com', password: 'Chidi-2026!', surname: 'Okonkwo' };
