export const LONGEST_EMAIL = 254;
const STANDARD_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a trimmed email address matches the standard pattern (ACC-RULE-028). */
export const isEmailAddress = (email: string): boolean => STANDARD_ADDRESS.test(email) && email.length <= LONGEST_EMAIL;
