import type { ApiError } from '@nkm/platform';

/** The server takes no photo before the shopper has verified the email address. */
export const isUnverified = ({ status, errors }: ApiError): boolean => status === 403 && errors.email !== undefined;
