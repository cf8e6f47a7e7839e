import { Button, Notice } from '@nkm/ui';
import { type Captcha, CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { AgreementStep } from './agreement-step';
import { furthestStep } from './check-registration';
import { EmailAndPassStep } from './email-and-pass-step';
import { messages } from './messages';
import { NameStep } from './name-step';
import { dropDigits, focusField } from './read-form';
import { restoreDraft } from './sign-up-draft';
import styles from './sign-up.module.css';
import { StepSection } from './step-section';
import { FIELDS_OF, numberOf, STEPS } from './steps';
import { useSignUp } from './use-sign-up';
import { useStep } from './use-step';

/** The captcha of the form. Solving starts on mount, before the step that shows it. */
function SignUpCaptcha({ error, onChange }: { error?: string; onChange: (captcha: Captcha) => void }) {
  const { status, token, renew, place } = useCaptcha();
  useEffect(() => onChange({ status, token, renew, place }), [onChange, status, token, renew, place]);
  return (
    <div>
      <CaptchaField captcha={{ status, token, renew, place }} />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

const NAMES: readonly string[] = FIELDS_OF.name;

/** The wizard: name, email and password, agreement (ACC-SCR-008). It runs in browsers only. */
export function SignUpForm() {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(restoreDraft);
  const { step, goTo, goBack } = useStep((wanted) =>
    furthestStep(wanted, { ...draft, password: '', captchaToken: '' }),
  );
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [digitsDropped, setDigitsDropped] = useState(false);
  const signUp = useSignUp({ form, step, goTo, captchaToken: captcha?.token ?? null, renewCaptcha });
  const { awaited, busy, faults, isReady } = signUp;
  const [passwordLost] = useState(step !== 'name');
  const isLast = step === 'agreement';
  // Solving takes some seconds on a phone, so it starts one step before the captcha is required.
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  if (step !== 'name' && !needsCaptcha) setNeedsCaptcha(true);

  const shownBefore = useRef(step);
  useEffect(() => {
    if (shownBefore.current === step) return;
    shownBefore.current = step;
    if (awaited.current) focusField(form.current, awaited.current);
    else heading.current?.focus();
    awaited.current = null;
  }, [awaited, step]);

  function renewCaptcha() {
    setCaptcha(null);
    captcha?.renew();
  }
  function onInput({ target, nativeEvent }: FormEvent) {
    const input = target as HTMLInputElement;
    // Leaves text alone that an input method is composing; compositionend tidies it.
    if (!(nativeEvent as InputEvent).isComposing) tidy(input);
    signUp.look(input.name);
  }
  function tidy(input: HTMLInputElement) {
    if (NAMES.includes(input.name) && dropDigits(input)) setDigitsDropped(true);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    signUp.proceed();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onInput={onInput}
      // Shown until the next field gets the focus, so that fast typists see it.
      onFocus={() => setDigitsDropped(false)}
      onCompositionEnd={({ target }) => {
        tidy(target as HTMLInputElement);
        signUp.look((target as HTMLInputElement).name);
      }}
    >
      <span className={styles.progress} aria-hidden="true">
        {STEPS.map((name) => (
          <span key={name} data-on={numberOf(name) <= numberOf(step) || undefined} />
        ))}
      </span>
      <StepSection step="name" shown={step === 'name'} heading={heading}>
        <NameStep draft={draft} faults={faults} />
        <p className={styles.soft} role="status">
          {digitsDropped && messages.digitsBlocked}
        </p>
      </StepSection>
      <StepSection step="email_and_pass" shown={step === 'email_and_pass'} heading={heading}>
        <EmailAndPassStep draft={draft} faults={faults} typed={signUp.typed} passwordLost={passwordLost} />
      </StepSection>
      <StepSection step="agreement" shown={isLast} heading={heading}>
        <AgreementStep
          draft={draft}
          faults={faults}
          captcha={
            needsCaptcha && (
              <SignUpCaptcha error={captcha?.token ? undefined : faults.captchaToken} onChange={setCaptcha} />
            )
          }
        />
      </StepSection>
      {signUp.failure && (
        <Notice tone="error" title={signUp.failure}>
          {messages.kept}
        </Notice>
      )}
      <div className={styles.buttons}>
        {step !== 'name' && <Button onClick={goBack}>{messages.previous}</Button>}
        <Button
          type="submit"
          variant="main"
          busy={busy}
          aria-disabled={!isReady}
          // In the capture phase, because the kit stops clicks on aria-disabled buttons. It shows the missing fields.
          onClickCapture={(event) => !isReady && !isSecondPress(event) && signUp.proceed()}
          onClick={(event) => isSecondPress(event) && event.preventDefault()}
        >
          {isLast ? (busy ? messages.submitting : messages.submit) : messages.next}
        </Button>
      </div>
    </form>
  );
}

/** The second press of a double click was meant for the step before. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1;
