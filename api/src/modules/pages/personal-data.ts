import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const pagesPersonalData: PersonalData = { tables: { page_sections: null, pages: null } };
