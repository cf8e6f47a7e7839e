import { Field } from '@nkm/ui';
import type { Faults } from './check-registration';
import { messages } from './messages';
import { LONGEST_NAME } from './names';
import type { Draft } from './sign-up-draft';

export interface StepProps {
  /** What was typed before a reload. */
  draft: Draft;
  faults: Faults;
}

/** Surname and first name (spec 1 §5). */
export function NameStep({ draft, faults }: StepProps) {
  const field = { maxLength: LONGEST_NAME, required: true, autoCapitalize: 'words', spellCheck: false };
  return (
    <>
      <Field
        {...field}
        label={messages.surname}
        name="surname"
        autoComplete="family-name"
        defaultValue={draft.surname}
        error={faults.surname}
      />
      <Field
        {...field}
        label={messages.firstName}
        name="other_names"
        autoComplete="given-name"
        defaultValue={draft.other_names}
        hint={messages.firstNameHint}
        error={faults.other_names}
      />
    </>
  );
}
