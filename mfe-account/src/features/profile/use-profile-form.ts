import { hasFeature, type User } from '@nkm/contracts';
import { lagosIsoDate } from '@nkm/contracts/lagos-time';
import { serverNow } from '@nkm/contracts/server-now';
import { ApiError, UNEXPECTED_ERROR, usePlatform } from '@nkm/platform';
import { type RefObject, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import {
  checkProfile,
  cleanValues,
  FIELDS,
  type Faults,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from './check-profile';
import { type Draft, keepDraft, restoreDraft } from './profile-draft';
import { movesEmail, saveProfile } from './save-profile';

/** State of the form: the shopper's changes over the saved values, so that a refreshed user never undoes typing. */
export function useProfileForm(user: User, form: RefObject<HTMLFormElement | null>) {
  const platform = usePlatform();
  const [draft, setDraft] = useState<Draft>(() => restoreDraft(user.id));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState('');
  const request = useOneRequest<'save'>();
  /** The values that wait for a proof of the owner. */
  const [unproved, setUnproved] = useState<ProfileValues | null>(null);
  /** In Lagos. */
  const today = lagosIsoDate(new Date(serverNow(platform)).toISOString());
  const saved = valuesOf(user);
  const values = { ...saved, ...draft };

  function change<Field extends ProfileField>(field: Field, value: (typeof values)[Field]) {
    const changes = Object.entries({ ...draft, [field]: value });
    const next = Object.fromEntries(changes.filter(([name, text]) => text !== saved[name as ProfileField])) as Draft;
    setDraft(next);
    keepDraft(user.id, next);
    setFaults({ ...faults, [field]: undefined });
  }

  function refuse(found: Faults) {
    setFaults(found);
    const first = FIELDS.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    (field instanceof RadioNodeList ? (field[0] as HTMLElement) : (field as HTMLElement | null | undefined))?.focus();
  }

  async function save() {
    const wanted = cleanValues(values);
    const found = checkProfile(wanted, today);
    setFailure('');
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    if (movesEmail(user, wanted.email) && hasFeature(platform.settings, 'proof')) return setUnproved(wanted);
    await request.run('save', () => send(wanted), showFailure);
  }

  async function send(wanted: ProfileValues, password?: string) {
    await saveProfile(platform, user, wanted, password);
    setDraft({});
    keepDraft(user.id, {});
  }

  function showFailure(cause: unknown) {
    // One toast for each message (SHR-RULE-007), and the message at its field.
    platform.toastError(cause);
    const { fields, other } = sortErrors(cause);
    setFailure(other);
    refuse(fields);
  }

  /** Saves with a proof of the owner. A refused proof is the dialog's; everything else is shown at the form. */
  async function prove(password?: string) {
    if (unproved === null) return;
    try {
      await send(unproved, password);
    } catch (cause) {
      if (cause instanceof ApiError && 'password' in cause.errors) throw cause;
      setUnproved(null);
      // The dialog gives the focus back first.
      requestAnimationFrame(() => showFailure(cause));
    }
  }
  const proof = { email: unproved?.email ?? null, confirm: prove, cancel: () => setUnproved(null) };
  const hasChanges = Object.keys(draft).length > 0;
  return { values, faults, failure, busy: request.work !== null, hasChanges, today, change, save, proof };
}

/** Errors of the server for fields of the form, and everything else as one text. */
function sortErrors(cause: unknown): { fields: Faults; other: string } {
  if (!(cause instanceof ApiError)) return { fields: {}, other: UNEXPECTED_ERROR };
  const errors = Object.entries(cause.errors).filter(([, texts]) => texts.length > 0);
  const isField = ([name]: [string, string[]]) => FIELDS.includes(name as ProfileField);
  return {
    fields: Object.fromEntries(errors.filter(isField).map(([name, texts]) => [name, texts.join(' ')])),
    other:
      errors.length === 0
        ? cause.message
        : errors
            .filter((error) => !isField(error))
            .flatMap(([, texts]) => texts)
            .join(' '),
  };
}
