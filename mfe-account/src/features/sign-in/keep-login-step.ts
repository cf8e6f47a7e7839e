import { isExpired, isLoginStep, type LoginStep } from './login-step';

const KEY = 'login-step';

/**
 * Stores the step for this tab, because a phone can reload the page while the shopper reads the email. Session storage
 * ends with the tab and is not shared with other tabs. Null clears it.
 */
export function keepLoginStep(step: LoginStep | null): void {
  try {
    if (step) sessionStorage.setItem(KEY, JSON.stringify(step));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the step is still in memory, but a reload would lose it.
  }
}

/** The step of this tab before a reload, if its code is still valid. */
export function restoreLoginStep(now: number): LoginStep | null {
  try {
    const step: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLoginStep(step) && !isExpired(step, now) ? step : null;
  } catch {
    return null; // blocked or invalid
  }
}
