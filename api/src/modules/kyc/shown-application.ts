import { Type } from 'typebox';

/** What a form, staff and the export show of an application. Its numbers are stored as their last four digits. */
export const SHOWN_APPLICATION = {
  full_name: Type.String(),
  bank: Type.String(),
  account_last4: Type.String(),
  id_kind: Type.String(),
  id_last4: Type.String(),
};
