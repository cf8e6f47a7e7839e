/**
 * The icons of the shop, each one path on a grid of 24; a page contains only those that it imports.
 * Feather 4.29 by Cole Bemis, MIT licence (https://github.com/feathericons/feather); `adire`, the mark of the shop, is
 * our own.
 */
export const adire = 'M12 1.5L22.5 12 12 22.5 1.5 12zM12 7l5 5-5 5-5-5zM12 12h.01';
export const search = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM21 21L16.65 16.65';
export const cart =
  'M8 21a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM19 21a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM1 1h4l2.68 13.39a2 2 0 0 0 2 ' +
  '1.61h9.72a2 2 0 0 0 2-1.61L23 6H6';
export const heart =
  'M20.84 4.61a5.5 5.5 0 0 0-7.78 0L12 5.67l-1.06-1.06a5.5 5.5 0 0 0-7.78 7.78l1.06 1.06L12 21.23l7.78-7.78 ' +
  '1.06-1.06a5.5 5.5 0 0 0 0-7.78z';
export const user = 'M20 21v-2a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z';
export const chevron = 'M9 18L15 12 9 6';
export const close = 'M18 6L6 18M6 6L18 18';
export const check = 'M20 6L9 17 4 12';
export const minus = 'M5 12L19 12';
export const plus = 'M12 5L12 19M5 12L19 12';
export const star = 'M12 2L15.09 8.26 22 9.27 17 14.14 18.18 21.02 12 17.77 5.82 21.02 7 14.14 2 9.27 8.91 8.26 12 2z';
export const truck =
  'M1 3h15v13h-15zM16 8L20 8 23 11 23 16 16 16 16 8zM3 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM16 18.5a2.5 ' +
  '2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z';
export const trash =
  'M3 6L5 6 21 6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11L10 17M14 11L14 17';
export const eye = 'M1 12s4-8 11-8 11 8 11 8-4 8-11 8-11-8-11-8zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z';
export const eyeOff =
  'M17.94 17.94A10.07 10.07 0 0 1 12 20c-7 0-11-8-11-8a18.45 18.45 0 0 1 5.06-5.94M9.9 4.24A9.12 9.12 0 0 1 ' +
  '12 4c7 0 11 8 11 8a18.5 18.5 0 0 1-2.16 3.19m-6.72-1.07a3 3 0 1 1-4.24-4.24M1 1L23 23';
export const warning =
  'M10.29 3.86L1.82 18a2 2 0 0 0 1.71 3h16.94a2 2 0 0 0 1.71-3L13.71 3.86a2 2 0 0 0-3.42 0zM12 9L12 13M12 17L12.01 17';
export const menu = 'M3 12L21 12M3 6L21 6M3 18L21 18';
export const copy =
  'M11 9h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM5 15H4a2 2 0 0 1-2-2V4a2 2 0 0 1 ' +
  '2-2h9a2 2 0 0 1 2 2v1';
export const logout = 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17L21 12 16 7M21 12L9 12';
export const file = 'M13 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V9zM13 2L13 9 20 9';
export const upload = 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M17 8L12 3 7 8M12 3L12 15';
export const pause = 'M6 4h4v16H6zM14 4h4v16h-4z';
export const play = 'M5 3L19 12 5 21 5 3z';
export const info = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 16L12 12M12 8L12.01 8';
