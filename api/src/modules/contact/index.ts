import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { createCaptcha } from '../captcha/create-captcha';
import { demandCaptcha, LONGEST_TOKEN } from '../captcha/demand-captcha';
import { checkLetter, readLetter } from './check-letter';
import { keepLetter } from './keep-letter';
import { messages } from './messages';

const HOUR_S = 3600;
/** Many shoppers share one address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'contact-address', points: 60, seconds: HOUR_S };
const PER_EMAIL: RateLimit = { name: 'contact-email', points: 5, seconds: HOUR_S };

/** The form's own rules give the messages, see `checkLetter`. */
const field = () => Type.Optional(Type.String({ maxLength: 20_000 }));
const LetterBody = Type.Object({
  name: field(),
  email: field(),
  subject: field(),
  content: field(),
  captchaToken: Type.Optional(Type.String({ maxLength: LONGEST_TOKEN })),
});

/** POST /mail/contact-us (spec 2 §7). */
export async function contactModule(app: App): Promise<void> {
  const captcha = createCaptcha(app);

  app.post(
    '/mail/contact-us',
    {
      preHandler: rateLimit(PER_ADDRESS),
      schema: {
        tags: ['contact'],
        body: LetterBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { captchaToken = '', ...written } = request.body;
      const letter = readLetter(written);
      const errors = {
        ...checkLetter(letter, app.config.letterName),
        ...(captchaToken === '' && { captchaToken: [messages.captchaRequired] }),
      };
      if (Object.keys(errors).length > 0) throw unprocessable(errors);
      await app.limits.consume(PER_EMAIL, letter.email.toLowerCase());
      await demandCaptcha(captcha, captchaToken);
      const viewer = await app.viewerOf(request);
      await keepLetter(app, letter, viewer?.id ?? null);
      return { message: messages.received };
    },
  );
}
