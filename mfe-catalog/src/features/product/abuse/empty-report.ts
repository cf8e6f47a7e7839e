import type { ContactMessage } from '../../../common/contact-form/check-contact-message';

export const EMPTY_REPORT: ContactMessage = { name: '', email: '', subject: '', content: '' };
