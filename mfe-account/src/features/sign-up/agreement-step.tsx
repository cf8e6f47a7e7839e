import { Checkbox, VisuallyHidden } from '@nkm/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { messages } from './messages';
import type { StepProps } from './name-step';

/** Terms, newsletter and captcha. */
export function AgreementStep({ draft, faults, captcha }: StepProps & { captcha: ReactNode }) {
  return (
    <>
      <Checkbox
        name="terms"
        defaultChecked={draft.terms}
        error={faults.terms}
        required
        label={
          <>
            {messages.accept} <PageLink to={paths.terms}>{messages.terms}</PageLink> {messages.and}{' '}
            <PageLink to={paths.privacyPolicy}>{messages.privacy}</PageLink>.
          </>
        }
      />
      <Checkbox name="news" defaultChecked={draft.news} label={messages.news} />
      {captcha}
    </>
  );
}

/** Opens in a new tab, so that the form keeps its values. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {messages.newTab}</VisuallyHidden>
    </a>
  );
}
