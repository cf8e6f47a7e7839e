import { listBody } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field, type Form } from './desk-site';

export const STAFF = { role: 'staff' } as const;

/** Lists of staff whose entries have a status, and the steps of an entry. */
export function staffList({ api, page, action }: DeskSite) {
  return {
    listPage<T>(name: string, title: string, statuses: readonly string[], entry: (item: T, status: string) => string) {
      const address = `/staff/${name}`;
      page('staff', address, title, async (query) => {
        const current = statuses.find((known) => known === query.status) ?? statuses[0]!;
        const { data, pagination } = await readList<T>(api, STAFF, { path: address, query, status: current });
        const entries = data.map((item) => entry(item, current));
        return listBody({ address, statuses, current }, { entries, pagination });
      });
    },
    /** A form that posts to the API. `done`: what the page says then. */
    step(list: string, name: string, done: string, body: (form: Form) => object = () => ({})) {
      action('staff', `/staff/${list}/${name}`, async (sent) => {
        await api.post(STAFF, `/staff/${list}/${Number(field(sent, 'id'))}/${name}`, body(sent));
        return done;
      });
    },
  };
}

/** The body of a step that tells the shopper a reason. */
export const reasonOf = (sent: Form) => ({ reason: field(sent, 'reason') });
