import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { createCaptcha, demandCaptcha, LONGEST_TOKEN } from '../captcha/public';
import { checkMessage } from './check-message';
import { readMessage } from './message';
import { staffRoutes } from './staff-routes';
import { storeMessage } from './store-message';
import { messages } from './messages';
import { MESSAGE_DAYS } from './personal-data';

const HOUR_S = 3600;
/** Many shoppers share one address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'contact-address', points: 60, seconds: HOUR_S };
const PER_EMAIL: RateLimit = { name: 'contact-email', points: 5, seconds: HOUR_S };

/** All optional, because `checkMessage` gives the form's messages. */
const field = () => Type.Optional(Type.String({ maxLength: 20_000 }));
const MessageBody = Type.Object({
  name: field(),
  email: field(),
  subject: field(),
  content: field(),
  captchaToken: Type.Optional(Type.String({ maxLength: LONGEST_TOKEN })),
});

/** POST /mail/contact-us (CAT-CALL-016). */
export async function contactMessagesModule(app: App): Promise<void> {
  deleteAfter(app, {
    job: 'clean up contact messages',
    table: 'contact_messages',
    since: 'created_at',
    days: MESSAGE_DAYS,
  });
  const captcha = createCaptcha(app);

  app.post(
    '/mail/contact-us',
    {
      preHandler: rateLimit(PER_ADDRESS),
      schema: {
        tags: ['contact'],
        body: MessageBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { captchaToken = '', ...written } = request.body;
      const message = readMessage(written);
      const errors = {
        ...checkMessage(message, app.config.letterName),
        ...(captchaToken === '' && { captchaToken: [messages.captchaRequired] }),
      };
      if (Object.keys(errors).length > 0) throw unprocessable(errors);
      await app.limits.consume(PER_EMAIL, message.email.toLowerCase());
      await demandCaptcha(captcha, captchaToken);
      const viewer = await app.viewerOf(request);
      await storeMessage(app, message, viewer?.id ?? null);
      return { message: messages.received };
    },
  );

  staffRoutes(app);
}
