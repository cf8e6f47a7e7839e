import type { KycStatus } from '@nkm/contracts/entities';
import { KYC_SECTIONS } from '@nkm/contracts/kyc';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound, unprocessable } from '../../platform/errors/api-problem';
import { answers, Id, IdParams, Nullable, Page, pageQuery } from '../../platform/http/envelopes';
import { PhotographFolder } from '../pictures/public';
import { guardedFor, roleHolder } from '../role-tokens/public';
import { photoFileOf } from '../uploads/public';
import { changeStatus } from './change-status';
import { messages } from './messages';
import { KYC_PHOTOS, photoName } from './photo-names';
import { readApplications } from './read-applications';
import { SHOWN_APPLICATION } from './shown-application';
import type { KycSection } from './tables';

const tags = ['staff'];
const STATUSES = ['Submitted', 'In review', 'Rejected', 'Verified'] as const satisfies readonly KycStatus[];
const Status = Type.Enum([...STATUSES]);
const Photo = Type.Enum([...KYC_PHOTOS]);
const Moment = Type.String({ format: 'date-time' });
const Section = Type.Object({ name: Type.String(), url: Type.String() });
const ApplicationSchema = Type.Object({
  id: Id,
  surname: Type.String(),
  other_names: Type.String(),
  email: Type.String(),
  status: Status,
  rejected_sections: Type.Array(Section),
  application: Nullable(
    Type.Object({
      ...SHOWN_APPLICATION,
      submitted_at: Moment,
      other_accounts_with_bvn: Type.Integer({ description: 'Other accounts that gave the same BVN' }),
      photos: Type.Array(Photo, { description: 'At /staff/kyc/{id}/photos/{name}' }),
    }),
  ),
  history: Type.Array(
    Type.Object({
      from_status: Nullable(Type.String()),
      to_status: Status,
      actor: Type.Enum(['shopper', 'staff']),
      staff: Nullable(Type.String()),
      reason: Nullable(Type.String()),
      happened_at: Moment,
    }),
  ),
});
const ChangeBody = Type.Object({
  status: Status,
  reason: Type.Optional(Type.String({ maxLength: 500, description: 'The shopper reads it' })),
  sections: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        url: Type.Optional(Type.String({ maxLength: 500 })),
      }),
      { maxItems: 20, description: 'Only for a rejection, which needs at least one' },
    ),
  ),
  from: Type.Optional(Nullable(Status)),
});

/** Staff list and decide the KYC of shoppers. */
export function staffRoutes(app: App): void {
  photoRoute(app);

  app.get(
    '/staff/kyc',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        querystring: Type.Object({ ...pageQuery(), status: Type.Optional(Status) }),
        response: answers({ 200: Page(ApplicationSchema) }),
      },
    },
    async ({ query: { status = 'Submitted', ...page } }) => readApplications(app.db, { status, ...page }),
  );

  app.post(
    '/staff/kyc/:id',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        summary: 'Changes the KYC status of an account. With `from`, only while it has that status',
        params: IdParams,
        body: ChangeBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { status, reason = '', sections = [], from } = request.body;
      if (status === 'Rejected' && sections.length === 0) throw unprocessable({ sections: [messages.sectionsNeeded] });
      if (status !== 'Rejected' && sections.length > 0) throw unprocessable({ sections: [messages.sectionsOnly] });
      const change = {
        userId: request.params.id,
        to: status,
        from: from === undefined ? [null, ...STATUSES] : [from],
        token: roleHolder(request).tokenId,
        reason: reason.trim() || null,
        sections: sections.map((section) => addressed(app, section)),
        now: app.clock(),
      };
      await app.db.transaction().execute((trx) => changeStatus(app, trx, change));
      return { message: messages.changed(status) };
    },
  );
}

/** The pictures of an application have no public address. */
function photoRoute(app: App): void {
  const store = new PhotographFolder(app.config.dataDir);
  app.get(
    '/staff/kyc/:id/photos/:photo',
    {
      ...guardedFor('staff'),
      schema: {
        tags,
        params: Type.Object({ id: Id, photo: Photo }),
        response: answers({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
    },
    async ({ params: { id, photo } }, reply) => {
      const file = await photoFileOf(app.db, store, photoName(id, photo));
      if (!file) throw notFound(messages.noPhoto);
      return reply.type('image/webp').header('cache-control', 'no-store').send(file);
    },
  );
}

/** A section without an address gets the one of its part of the KYC site. */
function addressed({ config }: Pick<App, 'config'>, { name, url }: { name: string; url?: string }): KycSection {
  if (url !== undefined) {
    if (!/^(https?:\/\/|\/(?![/\\]))/.test(url)) throw unprocessable({ sections: [messages.badAddress] });
    return { name, url };
  }
  const known = KYC_SECTIONS.find((section) => section.name === name);
  const site = config.links.kyc ?? `${config.publicUrl}/KycVerification`;
  return { name, url: known ? `${site}#${known.fragment}` : site };
}
