import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, Id } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { createCaptcha, demandCaptcha, LONGEST_TOKEN } from '../captcha/public';
import { readMessage } from '../contact-messages/public';
import { checkReport } from './check-report';
import { keepReport } from './keep-report';
import { messages } from './messages';
import { staffRoutes } from './staff-routes';
import { REPORT_DAYS } from './personal-data';

const REPORTS_PER_ADDRESS: RateLimit = { name: 'abuse', points: 20, seconds: 3600 };

const Text = Type.Optional(Type.String({ maxLength: 10_000 }));
/** All optional, because `checkReport` gives the form's messages. */
const ReportBody = Type.Object({
  name: Text,
  email: Text,
  subject: Text,
  comment: Text,
  captchaToken: Type.Optional(Type.String({ maxLength: LONGEST_TOKEN })),
  product_id: Id,
});

/** POST /abuse: reports of abuse about a product, also from guests. */
export async function abuseModule(app: App): Promise<void> {
  deleteAfter(app, { job: 'clean up abuse reports', table: 'abuse_reports', since: 'created_at', days: REPORT_DAYS });
  const captcha = createCaptcha(app);

  app.post(
    '/abuse',
    {
      preHandler: rateLimit(REPORTS_PER_ADDRESS),
      schema: {
        tags: ['abuse'],
        body: ReportBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const viewer = await app.viewerOf(request);
      const { comment, captchaToken = '', product_id: productId, ...head } = request.body;
      const sender = viewer ? { name: `${viewer.other_names} ${viewer.surname}`, email: viewer.email } : {};
      const message = readMessage({ ...head, content: comment, ...sender });
      const rules = { nameLength: app.config.letterName, signedIn: viewer !== null };
      const errors = checkReport({ ...message, captchaToken }, rules);
      if (errors) throw unprocessable(errors);
      await demandCaptcha(captcha, captchaToken);
      await keepReport(app, { productId, userId: viewer?.id ?? null, message });
      return { message: messages.received };
    },
  );

  staffRoutes(app);
}
