import type { PersonalData } from '../../platform/personal-data/personal-data';
import { Nullable } from '../../platform/http/envelopes';
import { readChoices } from './read-choices';
import { ChoicesSchema } from './schema';

/** Days for which unfinished choices are stored. */
export const CHOICES_DAYS = 90;

/** What this module stores about people. */
export const checkoutChoicesPersonalData: PersonalData = {
  tables: {
    checkout_choices: {
      holds: 'what the shopper has chosen at checkout and not ordered yet',
      kept: `${CHOICES_DAYS} days after the newest choice`,
      why: 'to go on with the checkout on another device',
      job: 'clean up checkout choices',
      onDeletion: 'erased',
      exported: 'checkout',
    },
  },
  exported: {
    sections: { checkout: Nullable(ChoicesSchema) },
    read: async (db, { userId }) => ({ checkout: await readChoices(db, userId) }),
  },
};
