import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const captchaPersonalData: PersonalData = { tables: { captcha_uses: null } };
