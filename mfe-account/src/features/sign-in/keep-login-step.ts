import { tabStorage } from '@nkm/platform/stored';
import { isExpired, isLoginStep, type LoginStep } from './login-step';

const KEY = 'login-step';

/**
 * Stores the step for this tab, because a phone can reload the page while the shopper reads the email. Session storage
 * ends with the tab and is not shared with other tabs. Null clears it.
 */
export function keepLoginStep(step: LoginStep | null): void {
  tabStorage.write(KEY, step);
}

/** The step of this tab before a reload, if its code is still valid. */
export function restoreLoginStep(now: number): LoginStep | null {
  const step = tabStorage.read(KEY);
  return isLoginStep(step) && !isExpired(step, now) ? step : null;
}
