import { MailedPage } from '../bare-page/mailed-page';
import { messages } from '../features/undo-email/messages';
import { UndoEmail } from '../features/undo-email/undo-email';

/** The target of the link that is mailed to a previous email (docs/decisions/0080). */
export default function UndoEmailPage() {
  return (
    <MailedPage heading={messages.heading}>
      <UndoEmail />
    </MailedPage>
  );
}
