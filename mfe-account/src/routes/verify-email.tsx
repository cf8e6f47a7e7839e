import { MailedPage } from '../bare-page/mailed-page';
import { messages } from '../features/verify-email/messages';
import { VerifyEmail } from '../features/verify-email/verify-email';

/** The target of the link that verifies an email (docs/decisions/0125). */
export default function VerifyEmailPage() {
  return (
    <MailedPage heading={messages.heading}>
      <VerifyEmail />
    </MailedPage>
  );
}
