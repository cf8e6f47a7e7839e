import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const framePersonalData: PersonalData = { tables: { frame_versions: null } };
