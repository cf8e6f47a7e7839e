import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { ANSWER_MAX } from '../../platform/http/answer-schemas';
import { escapeHtml as e } from '../../platform/http/escape-html';
import { facts, form, listBody, pageLinks, textField } from './desk-html';
import { readList } from './desk-list';
import { type DeskSite, field } from './desk-site';

const STAFF = { role: 'staff' } as const;
const STATUSES = ['Open', 'Answered'] as const;

interface Question {
  id: number;
  product: string;
  store_name: string;
  question: string;
  answer: string | null;
  created_at: string;
}

interface Letter {
  id: number;
  name: string;
  email: string;
  subject: string;
  created_at: string;
}

interface Report extends Letter {
  product: string;
  store_name: string;
  comment: string;
}

/** What shoppers write: questions and inquiries for vendors, letters and reports for staff. */
export function inboxPages({ api, page, action }: DeskSite): void {
  /** Open and answered entries of all stores; the vendor answers as the store of the entry. */
  function answerPage<T extends { id: number; store_name: string; answer: string | null }>(
    { name, title, done }: { name: string; title: string; done: string },
    entry: (item: T) => string,
  ) {
    page('vendor', `/vendor/${name}`, title, async (query) => {
      const current = STATUSES.find((known) => known === query.status) ?? 'Open';
      const wanted = { path: `/staff/${name}`, query, status: current };
      const { data, pagination } = await readList<T>(api, STAFF, wanted);
      const entries = data.map((item) => {
        const known = { id: String(item.id), store: item.store_name, status: current };
        const answer = textField('answer', 'Answer', { max: ANSWER_MAX });
        const rest =
          item.answer === null
            ? form(`/vendor/${name}/answer`, known, 'Send answer', answer)
            : `<p>${e(item.answer)}</p>`;
        return entry(item) + rest;
      });
      return listBody({ address: `/vendor/${name}`, statuses: STATUSES, current }, { entries, pagination });
    });
    action('vendor', `/vendor/${name}/answer`, async (sent) => {
      const as = { role: 'vendor', store: field(sent, 'store') } as const;
      await api.post(as, `/vendor/${name}/${Number(field(sent, 'id'))}/answer`, { answer: field(sent, 'answer') });
      return done;
    });
  }

  answerPage<Question>(
    { name: 'questions', title: 'Questions', done: 'The answer is published on the product page.' },
    ({ product, store_name, question, created_at }) =>
      `<h2>${e(product)}</h2>${facts({ Store: store_name, Asked: lagosDateTime(created_at) })}<p>${e(question)}</p>`,
  );
  answerPage<Letter & { store_name: string; content: string; answer: string | null }>(
    { name: 'inquiries', title: 'Inquiries', done: 'The answer was emailed to the shopper.' },
    ({ content, store_name, ...letter }) => letterText(letter, { Store: store_name }, content),
  );

  page('staff', '/staff/messages', 'Messages', async (query) => {
    const path = '/staff/messages';
    const { data, pagination } = await readList<Letter & { content: string }>(api, STAFF, { path, query });
    const letters = data.map(({ content, ...letter }) => letterText(letter, {}, content));
    return list(letters) + pageLinks(path, pagination);
  });
  page('staff', '/staff/reports', 'Reports', async (query) => {
    const path = '/staff/reports';
    const { data, pagination } = await readList<Report>(api, STAFF, { path, query });
    const reports = data.map(({ comment, product, store_name, ...letter }) =>
      letterText(letter, { Product: product, Store: store_name }, comment),
    );
    return list(reports) + pageLinks(path, pagination);
  });
}

function letterText({ subject, name, email, created_at }: Letter, more: Record<string, string>, text: string) {
  const about = facts({ From: `${name} <${email}>`, Received: lagosDateTime(created_at), ...more });
  return `<h2>${e(subject)}</h2>${about}<p>${e(text)}</p>`;
}

const list = (entries: readonly string[]) =>
  entries.map((entry) => `<article>${entry}</article>`).join('\n') || '<p>Nothing here yet.</p>';
