export const PLAYED = ['google', 'apple', 'twitter'] as const;
export type Played = (typeof PLAYED)[number];

/** Another shop, whose tokens are not for us. */
export const OTHER_CLIENT = 'another-shop';

/** A person of the sandbox. Each provider has an own number for each person. */
export interface Person {
  id: string;
  given: string;
  family: string;
  email: string;
  emailVerified: boolean;
  /** Apple only: the shopper hides the email behind a relay address. */
  isRelay?: boolean;
  what: string;
}

/** Ada and Bayo have accounts in the demo data, with these emails. */
const everywhere: Person[] = [
  {
    id: '1001',
    given: 'Gbenga',
    family: 'Ojo',
    email: 'gbenga@example.com',
    emailVerified: true,
    what: 'new to the shop',
  },
  {
    id: '1002',
    given: 'Ada',
    family: 'Okafor',
    email: 'ada@example.com',
    emailVerified: true,
    what: 'has an account with a password',
  },
  {
    id: '1003',
    given: 'Bayo',
    family: 'Adeyemi',
    email: 'bayo@example.com',
    emailVerified: true,
    what: 'has an account whose email is not verified',
  },
  {
    id: '1004',
    given: 'Hauwa',
    family: 'Sani',
    email: 'hauwa@example.com',
    emailVerified: false,
    what: 'email not verified by the provider',
  },
];

const relay: Person = {
  id: '1005',
  given: 'Ifeoma',
  family: 'Eze',
  email: 'x7k2mq9d4p@privaterelay.example.com',
  emailVerified: true,
  isRelay: true,
  what: 'hides the email',
};

/** Apple's numbers contain dots, Twitter's are long. */
const NUMBERS: Record<Played, (id: string) => string> = {
  google: (id) => `10769150350006${id}`,
  apple: (id) => `00${id}.f2d6a4c1e8b94d7f.0907`,
  twitter: (id) => `178261${id}90112`,
};

export function peopleOf(played: Played): Person[] {
  return (played === 'apple' ? [...everywhere, relay] : everywhere).map((person) => ({
    ...person,
    id: NUMBERS[played](person.id),
  }));
}

export const findPerson = (played: Played, id: string) => peopleOf(played).find((person) => person.id === id);
