import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const roleTokensPersonalData: PersonalData = { tables: { role_tokens: null } };
