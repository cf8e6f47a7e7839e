import { isExpired, isLoginStep, type LoginStep } from './login-step';

const KEY = 'login-step';

/**
 * Keeps the step for this tab, so that reading the mail on a phone, where the page may be reloaded on return, does
 * not lose it. Session storage ends with the tab and is not shared with others. Null forgets it.
 */
export function keepLoginStep(step: LoginStep | null): void {
  try {
    if (step) sessionStorage.setItem(KEY, JSON.stringify(step));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the step lives in memory, only a reload would lose it.
  }
}

/** The step that this tab was in before a reload, if its code can still be entered. */
export function restoreLoginStep(now: number): LoginStep | null {
  try {
    const step: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLoginStep(step) && !isExpired(step, now) ? step : null;
  } catch {
    return null; // blocked, or not ours
  }
}
