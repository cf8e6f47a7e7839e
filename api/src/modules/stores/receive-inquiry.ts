import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import type {} from '../accounts/public';
import { createCaptcha, demandCaptcha, LONGEST_TOKEN } from '../captcha/public';
import { checkMessage, contactMessages, readMessage } from '../contact-messages/public';
import { isPaused } from '../catalog/public';
import { noStore, refuseClosed, storeId } from './find-store';
import { keepInquiry } from './keep-inquiry';
import { messages } from './messages';

const HOUR_S = 3600;
/** Many shoppers share one address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'inquiry-address', points: 60, seconds: HOUR_S };
const PER_EMAIL: RateLimit = { name: 'inquiry-email', points: 10, seconds: HOUR_S };

/** `checkMessage` validates and gives the messages. */
const field = () => Type.Optional(Type.String({ maxLength: 20_000 }));
const schema = {
  tags: ['stores'],
  params: Type.Object({ vendorId: Type.String() }),
  body: Type.Object({
    name: field(),
    email: field(),
    subject: field(),
    content: field(),
    captchaToken: Type.Optional(Type.String({ maxLength: LONGEST_TOKEN })),
  }),
  response: answers({ 200: Type.Object({ message: Type.String() }) }),
};

/** POST /users/{vendorId}/inquiries (ours): contact form of a store. */
export function receiveInquiry(app: App): void {
  const captcha = createCaptcha(app);

  app.post('/users/:vendorId/inquiries', { preHandler: rateLimit(PER_ADDRESS), schema }, async (request) => {
    const store = await findAddressee(storeId(request.params.vendorId));
    const { captchaToken = '', ...written } = request.body;
    const message = readMessage(written);
    const errors = {
      ...checkMessage(message, app.config.letterName),
      ...(captchaToken === '' && { captchaToken: [contactMessages.captchaRequired] }),
    };
    if (Object.keys(errors).length > 0) throw unprocessable(errors);
    if (store.to === null) throw conflict(messages.unreachable(store.store_name));
    await app.limits.consume(PER_EMAIL, message.email.toLowerCase());
    await demandCaptcha(captcha, captchaToken);
    const viewer = await app.viewerOf(request);
    await keepInquiry(app, message, { ...store, to: store.to, userId: viewer?.id ?? null });
    return { message: messages.sent(store.store_name) };
  });

  async function findAddressee(id: number) {
    const store = await app.db
      .selectFrom('vendors')
      .leftJoin('users', 'users.id', 'vendors.user_id')
      .select(['vendors.id', 'vendors.store_name', 'vendors.closed_at'])
      .select(isPaused('vendors').as('is_paused'))
      .select((eb) => eb.fn.coalesce('vendors.inquiry_email', 'users.email').as('to'))
      .where('vendors.id', '=', id)
      .executeTakeFirst();
    if (!store) throw noStore();
    refuseClosed(store);
    return store;
  }
}
