import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const picturesPersonalData: PersonalData = { tables: { photographs: null, pictures: null } };
