import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { cleanUpCaptchaUses } from './clean-up-captcha-uses';
import { createCaptcha } from './create-captcha';
import { captchaFrame, FRAME_PATH } from './frame-page';

const CLEAN_UP_EVERY_S = 3600;
/** Each challenge costs a key derivation, but many shoppers share one address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'captcha', points: 120, seconds: 60, perInstance: true };
const CaptchaSchema = Type.Object({
  provider: Type.String({ description: 'Name of the solver' }),
  expires_in: Type.Integer({ description: 'Seconds' }),
  challenge: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
});

/** GET /captcha: a challenge for forms that guests can send. */
export async function captchaModule(app: App): Promise<void> {
  const captcha = createCaptcha(app);

  app.get(
    '/captcha',
    {
      exposeHeadRoute: false,
      preHandler: rateLimit(PER_ADDRESS),
      schema: { tags: ['captcha'], response: answers({ 200: Single(CaptchaSchema) }) },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { provider: captcha.name, expires_in: captcha.seconds, challenge: await captcha.challenge() } };
    },
  );

  if (app.config.captcha !== null) {
    const { headers, html } = captchaFrame(app.config.captcha);
    app.get(FRAME_PATH, { schema: { hide: true } }, async (_request, reply) => reply.headers(headers).send(html));
  }

  app.jobs.every('clean up captcha uses', CLEAN_UP_EVERY_S, () => cleanUpCaptchaUses(app.db, app.clock()));
}
