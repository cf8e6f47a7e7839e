import type { Letter } from '../../../letters/check-letter';

export const EMPTY_REPORT: Letter = { name: '', email: '', subject: '', content: '' };
