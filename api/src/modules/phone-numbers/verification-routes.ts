import type { App } from '../../platform/app';
import { forbidden, unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { clientKey } from '../../platform/rate-limits/client-key';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { bearerToken } from '../../platform/sessions/token';
import { createCaptcha } from '../captcha/public';
import { CODES_PER_USER } from './limits';
import { messages } from './messages';
import { readMobileNumber } from './mobile-number';
import { requestPhoneCode } from './request-phone-code';
import { CodeBody, CodeRequestBody, CodeSentAnswer, VerifiedAnswer } from './schema';
import { spendText } from './spend-text';
import { verifyPhone } from './verify-phone';

const tags = ['contacts'];
type Asked = Parameters<typeof signedIn>[0];
const perUser = (request: Asked) => String(signedIn(request).id);

/** Proof that a shopper has a phone number: a code in a text message (ours; docs/decisions/0080). */
export async function verificationRoutes(app: App): Promise<void> {
  const captcha = createCaptcha(app);

  app.post(
    '/contacts/verification',
    {
      onRequest: requireSignedIn,
      schema: { tags, body: CodeRequestBody, response: answers({ 200: CodeSentAnswer }) },
    },
    async (request) => {
      const contact = demandMobileNumber(request.body.contact);
      if (!signedIn(request).email_verified) throw forbidden(messages.emailFirst);
      const { captchaToken } = request.body;
      await spendText(app, captcha, {
        account: perUser(request),
        client: clientKey(request.ip),
        contact,
        captchaToken,
      });
      const expiresAt = await requestPhoneCode(app, { ...shopperOf(request), contact });
      return { message: messages.codeSent, data: { contact, expires_at: expiresAt.toISOString() } };
    },
  );

  app.post(
    '/contacts/verification/confirm',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(CODES_PER_USER, perUser),
      schema: { tags, body: CodeBody, response: answers({ 200: VerifiedAnswer }) },
    },
    async (request) => {
      const contact = demandMobileNumber(request.body.contact);
      await verifyPhone(app, { ...shopperOf(request), contact, code: request.body.code });
      return { message: messages.verified, data: { contact } };
    },
  );
}

function demandMobileNumber(typed: string): string {
  const contact = readMobileNumber(typed);
  if (contact === null) throw unprocessable({ contact: [messages.notMobile] });
  return contact;
}

function shopperOf(request: Asked) {
  const { id, session_id } = signedIn(request);
  return { userId: id, sessionId: session_id, token: bearerToken(request.headers.authorization)! };
}
