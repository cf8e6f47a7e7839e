import type { PersonalData } from '../../platform/personal-data/personal-data';

/** What this module stores about people: nothing. Its orders belong to the orders module. */
export const checkoutPersonalData: PersonalData = { tables: { delivery_rates: null } };
