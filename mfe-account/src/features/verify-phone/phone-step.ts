import { tabStorage } from '@nkm/platform/stored';

const KEY = 'phone-step';

/** A code is on its way to this number. */
export interface PhoneStep {
  /** The account that requested it. */
  userId: number;
  /** Digits with country code. */
  contact: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Stores the step for this tab, because a phone can reload the page while the shopper reads the text. */
export function keepPhoneStep(step: PhoneStep | null): void {
  tabStorage.write(KEY, step);
}

/** The step before a reload, if its code is still valid. */
export function restorePhoneStep(userId: number, now: number): PhoneStep | null {
  const kept = tabStorage.read(KEY) as Partial<PhoneStep> | null;
  const isStep = typeof kept?.contact === 'string' && typeof kept.expiresAt === 'number' && kept.userId === userId;
  return isStep && kept.expiresAt! > now ? (kept as PhoneStep) : null;
}
