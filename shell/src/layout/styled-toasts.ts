/** A chunk of its own, with the styles of the toasts. */
export { Toasts as default } from '@nkm/ui';
