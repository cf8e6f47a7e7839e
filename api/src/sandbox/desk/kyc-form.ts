import type { FieldErrors } from '@nkm/contracts';
import { ACCOUNT_NUMBER_DIGITS, BVN_DIGITS, ID_KINDS, KYC_SECTIONS } from '@nkm/contracts/kyc';
import { escapeHtml as e } from '../../platform/http/escape-html';
import type { KycState } from './seller-api';

/** What the form shows. */
export interface KycFormState {
  values: Record<string, string>;
  errors: FieldErrors;
  /** Names of the sections that staff rejected. */
  rejected: readonly string[];
  /** Names of the sections whose data is kept and not asked again. */
  accepted: readonly string[];
  /** What the shopper sent before. */
  application: KycState['application'];
}

interface Input {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'file';
  digits?: number;
  autocomplete?: string;
}

const PICTURE = 'JPEG, PNG, WebP or AVIF. A photo from your phone is enough.';

/** The inputs by section. */
const INPUTS: Record<(typeof KYC_SECTIONS)[number]['fragment'], readonly Input[]> = {
  'personal-details': [{ name: 'full_name', label: 'Full name', hint: 'As it is on your ID.', autocomplete: 'name' }],
  'account-number': [
    { name: 'bank', label: 'Bank' },
    { name: 'account_number', label: 'Account number', digits: ACCOUNT_NUMBER_DIGITS },
  ],
  'bank-verification-number': [
    {
      name: 'bvn',
      label: 'Bank verification number (BVN)',
      hint: 'We store only a fingerprint of it, and never show the number again.',
      digits: BVN_DIGITS,
    },
  ],
  'bank-statement': [{ name: 'bank_statement', label: 'Picture of a bank statement', hint: PICTURE, type: 'file' }],
  'government-id': [
    { name: 'id_number', label: 'ID number' },
    { name: 'government_id', label: 'Picture of the ID', hint: PICTURE, type: 'file' },
  ],
};

/** What an accepted section shows of the data that is kept. */
const KEPT: Record<keyof typeof INPUTS, (given: NonNullable<KycState['application']>) => string> = {
  'personal-details': ({ full_name }) => full_name,
  'account-number': ({ bank, account_last4 }) => `${bank}, ends in ${account_last4}`,
  'bank-verification-number': () => 'We have your BVN.',
  'bank-statement': () => 'We have your picture.',
  'government-id': ({ id_kind, id_last4 }) => `${id_kind}, ends in ${id_last4}. We have your picture.`,
};

/** The KYC form. Each section has an anchor, to which the shop links. */
export function kycForm({ values, errors, rejected, accepted, application }: KycFormState): string {
  const sections = KYC_SECTIONS.map(({ name, fragment }) => {
    if (application && accepted.includes(name)) {
      const kept = KEPT[fragment](application);
      return `<fieldset id="${fragment}"><legend>${e(name)}</legend><p>Accepted. ${e(kept)}</p></fieldset>`;
    }
    const notice = rejected.includes(name) ? '<p class="fault">Rejected: please correct this section.</p>' : '';
    const kinds = fragment === 'government-id' ? idKinds(values.id_kind) : '';
    const inputs = INPUTS[fragment].map((input) => field(input, values[input.name] ?? '', errors[input.name]?.[0]));
    return `<fieldset id="${fragment}"><legend>${e(name)}</legend>${notice}${kinds}${inputs.join('')}</fieldset>`;
  });
  return `<form class="long" method="post" action="/kyc" enctype="multipart/form-data">
${sections.join('\n')}
<p><button>Send for review</button></p></form>`;
}

function idKinds(chosen = ''): string {
  const options = ID_KINDS.map((kind) => `<option${kind === chosen ? ' selected' : ''}>${e(kind)}</option>`);
  return `<label>Type of ID <select name="id_kind">${options.join('')}</select></label>`;
}

function field({ name, label, hint, type = 'text', digits, autocomplete = 'off' }: Input, value: string, fault = '') {
  const said = [
    ...(hint ? [`<span class="hint" id="${name}-hint">${e(hint)}</span>`] : []),
    ...(fault ? [`<span class="fault" id="${name}-fault">${e(fault)}</span>`] : []),
  ];
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  const attributes = [
    `name="${name}" type="${type}"`,
    type === 'file'
      ? 'accept="image/jpeg,image/png,image/webp,image/avif"'
      : `value="${e(value)}" autocomplete="${autocomplete}"`,
    digits ? `inputmode="numeric"` : '',
    ids ? `aria-describedby="${ids}"` : '',
    fault ? 'aria-invalid="true"' : '',
    'required',
  ];
  return `<label>${e(label)} ${said.join(' ')}<input ${attributes.filter(Boolean).join(' ')}></label>`;
}
