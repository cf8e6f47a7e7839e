import type { Page } from '@playwright/test';

/** For so long, a button ignores presses after it has turned. */
const SETTLING_MS = 600;

/** Waits as long as a person needs between two presses that are both meant. */
export const buttonsSettle = (page: Page): Promise<void> => page.waitForTimeout(SETTLING_MS);
