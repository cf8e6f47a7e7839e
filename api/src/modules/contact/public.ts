/** The contact form, and its rules for other forms. */
export { checkMessage } from './check-message';
export { type ContactMessage, readMessage } from './message';
export { messages as contactMessages } from './messages';
export { contactModule } from './module';
export { contactPersonalData } from './personal-data';
