/** Accounts and sessions: sign-up, sign-in, passwords, profile (spec 1 §4, §7). */
export type { AccountsNeeds } from './accounts-needs';
export { emailFaults, firstNameFaults, surnameFaults } from './check-person';
export { createPasswordlessAccount, type PasswordlessAccount } from './create-passwordless-account';
export { deviceTokenOf, setDeviceToken } from './device-cookie';
export { openOnDevice, type SignedIn, wakeAccount } from './finish-login';
export { CODE_DIGITS, CODE_TRIES, codeFits, newCode, sealCode } from './login-code';
export { accountsModule } from './module';
export { nameDevice } from './name-device';
export { hashPassword, passwordFits } from './passwords';
export { readPhoneNumber } from './phone-number';
export { readPhones } from './read-phones';
export { readUser } from './read-user';
export { findKnownDevice } from './remember-device';
export { revokeOtherSessions } from './revoke-session';
export { ContactSchema, UserSchema, VerifyLoginAnswer } from './schema';
export { readSecurityEvents, recordSecurityEvent } from './security-events';
export { tellNewDevice } from './tell-new-device';
export type { UsersTable } from './tables';
