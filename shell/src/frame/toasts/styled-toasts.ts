/** A separate chunk with the toast styles. */
export { Toasts as default } from '@nkm/ui';
