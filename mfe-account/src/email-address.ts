export const LONGEST_EMAIL = 254;
const STANDARD_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether an address, without blanks around it, looks like one (spec 1 §5). */
export const isEmailAddress = (email: string): boolean => STANDARD_ADDRESS.test(email) && email.length <= LONGEST_EMAIL;
