import { usePlatform } from '@nkm/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { paths } from '../../paths';
import { keepRegistration } from '../../registration/registered-email';
import { checkField, checkSteps, type Faults, isFilled, type Registration } from './check-registration';
import { failureOf } from './failure';
import { messages } from './messages';
import { postRegistration } from './post-registration';
import { focusField, readDraft, readForm } from './read-form';
import { keepDraft } from './sign-up-draft';
import { type Field, FIELDS_OF, type Step, stepAfter, stepOf, STEPS } from './steps';

/** In the order of the form. */
const FIELDS: readonly Field[] = STEPS.flatMap((step): readonly Field[] => FIELDS_OF[step]);

export interface SignUpOptions {
  form: RefObject<HTMLFormElement | null>;
  step: Step;
  goTo: (step: Step) => void;
  /** Null until the captcha is solved. */
  captchaToken: string | null;
  /** Requests a new token after one was sent. */
  renewCaptcha: () => void;
}

/** Checks and sends the form. The inputs are uncontrolled, so that a failure keeps their values. */
export function useSignUp({ form, step, goTo, captchaToken, renewCaptcha }: SignUpOptions) {
  const platform = usePlatform();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState('');
  const request = useOneRequest<'registration'>();
  const [typed, setTyped] = useState<Registration | null>(null);
  /** The field to focus when its step is visible. */
  const awaited = useRef<Field | null>(null);
  const read = () => readForm(form.current, captchaToken ?? '');
  // Reads values that a reload restored or the browser filled in.
  useEffect(() => setTyped(readForm(form.current, '')), [form]);

  /** Call it after a change of the form. It stores the draft and checks a shown fault again. */
  function look(name?: string) {
    const now = read();
    setTyped(now);
    keepDraft(readDraft(form.current));
    const field = name as Field;
    if (name && faults[field]) setFaults({ ...faults, [field]: checkField(field, now) ?? undefined });
  }

  function point(found: Faults) {
    const field = FIELDS.find((name) => found[name]);
    const place = field && stepOf(field);
    if (!place) return;
    if (place === step) return focusField(form.current, field);
    awaited.current = field;
    goTo(place);
  }

  function refuse(found: Faults) {
    platform.toast('error', messages.invalidForm);
    point(found);
  }

  /** Goes to the next step or sends the form. The current values decide, not the state of the button. */
  function proceed() {
    if (request.work) return;
    const isLast = stepAfter(step) === step;
    const now = read();
    const found = checkSteps(isLast ? STEPS : [step], now);
    setTyped(now);
    // Errors of the server for other steps stay until those steps are checked.
    setFaults(isLast ? found : { ...without(faults, FIELDS_OF[step]), ...found });
    setFailure('');
    if (Object.keys(found).length > 0) refuse(found);
    else if (isLast) void send(now);
    else goTo(stepAfter(step));
  }

  function send(registration: Registration) {
    return request.run(
      'registration',
      async () => {
        await postRegistration(platform, registration);
        keepDraft(null);
        keepRegistration(registration.email);
        platform.toast('success', messages.created);
        platform.navigate(paths.emailNotice, { replace: true });
      },
      (cause) => {
        const failed = failureOf(cause);
        platform.toastError(cause);
        setFailure(failed.text);
        setFaults(failed.faults);
        point(failed.faults);
        // A token that reached the server is used up.
        if (!failed.isUnsent) renewCaptcha();
      },
    );
  }

  return {
    faults,
    failure,
    busy: request.work !== null,
    typed,
    awaited,
    isReady: typed !== null && isFilled(step, { ...typed, captchaToken: captchaToken ?? '' }),
    look,
    proceed,
  };
}

function without(faults: Faults, fields: readonly Field[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field as Field)));
}
