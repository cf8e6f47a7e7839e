import { NAME_LENGTH } from '@nkm/contracts';
import { Field } from '@nkm/ui';
import type { Faults } from './check-registration';
import { messages } from './messages';
import type { Draft } from './sign-up-draft';

export interface StepProps {
  /** The values before a reload. */
  draft: Draft;
  faults: Faults;
}

/** Surname and first name. */
export function NameStep({ draft, faults }: StepProps) {
  const field = { maxLength: NAME_LENGTH.max, required: true, autoCapitalize: 'words', spellCheck: false };
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
