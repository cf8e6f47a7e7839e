import type { ContactMessage } from '../../../contact-form/check-contact-message';

export const EMPTY_REPORT: ContactMessage = { name: '', email: '', subject: '', content: '' };
