/** The contact form, and its rules for other forms. */
export { checkMessage } from './check-message';
export { type ContactMessage, readMessage } from './message';
export { messages as contactMessages } from './messages';
export { contactMessagesModule } from './module';
export { contactMessagesPersonalData } from './personal-data';
