import type { Role } from '../../modules/role-tokens/public';
import type { DeskApi } from './desk-api';

export type Form = Record<string, string | string[] | undefined>;
export interface Query {
  status?: string;
  id?: string;
  page?: string;
}

/** What pages of the desk are made with. */
export interface DeskSite {
  api: DeskApi;
  /** A page for one role; `body` returns HTML. */
  page(role: Role, path: string, title: string, body: (query: Query) => Promise<string>): void;
  /** A form of one role. Its result shows on the page above its path, with the status of the form. */
  action(role: Role, path: string, run: (form: Form) => Promise<string>): void;
}

/** The value of a field that occurs once. */
export const field = (form: Form, name: string): string => [form[name]].flat()[0] ?? '';

/** The values of a field that can occur several times, such as check boxes. */
export const fields = (form: Form, name: string): string[] =>
  [form[name]].flat().filter((value): value is string => value !== undefined);
