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
  try {
    if (step) sessionStorage.setItem(KEY, JSON.stringify(step));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: a reload would need a new code.
  }
}

/** The step before a reload, if its code is still valid. */
export function restorePhoneStep(userId: number, now: number): PhoneStep | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<PhoneStep> | null;
    const isStep = typeof kept?.contact === 'string' && typeof kept.expiresAt === 'number' && kept.userId === userId;
    return isStep && kept.expiresAt! > now ? (kept as PhoneStep) : null;
  } catch {
    return null; // blocked or invalid
  }
}
