import {
  Checkbox,
  CheckboxGroup,
  CodeInput,
  Field,
  FilePicker,
  PasswordField,
  RadioGroup,
  Select,
  StarPicker,
  TextArea,
} from '../src';
import { Live } from './live';
import type { Sample } from './sample';

const states = [
  { value: 1, label: 'Lagos' },
  { value: 2, label: 'Ogun' },
];

const colours = [
  { value: 'indigo', label: 'Indigo' },
  { value: 'terracotta', label: 'Terracotta', hint: '3 left' },
  { value: 'gold', label: 'Gold', hint: 'Sold out', disabled: true },
] as const;
type Colour = (typeof colours)[number]['value'];

const payments = [
  { value: 'card', label: 'Card', hint: 'Visa, Mastercard, Verve' },
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Pay on delivery', hint: 'Not for this address', disabled: true },
] as const;
type Payment = (typeof payments)[number]['value'];

export const formSamples: Sample[] = [
  {
    component: 'Field',
    states: {
      empty: <Field label="Email" type="email" required />,
      'with help': <Field label="Phone" hint="Digits only, starting with 0" defaultValue="08031234567" />,
      wrong: <Field label="Email" error="Email is required" required defaultValue="adaeze@" />,
      disabled: <Field label="Country" defaultValue="Nigeria" disabled />,
    },
  },
  { component: 'TextArea', states: { plain: <TextArea label="Reason" placeholder="Max. characters (500)" /> } },
  {
    component: 'StarPicker',
    states: {
      empty: (
        <Live start={0}>
          {(value, change) => (
            <StarPicker legend="Your rating" value={value} onChange={change} hint="Choose your stars" />
          )}
        </Live>
      ),
      chosen: (
        <Live start={4}>{(value, change) => <StarPicker legend="Your rating" value={value} onChange={change} />}</Live>
      ),
      wrong: (
        <Live start={0}>
          {(value, change) => (
            <StarPicker legend="Your rating" value={value} onChange={change} error="Choose 1 to 5 stars." />
          )}
        </Live>
      ),
    },
  },
  {
    component: 'PasswordField',
    states: { plain: <PasswordField label="Password" autoComplete="current-password" defaultValue="indigo" /> },
  },
  {
    component: 'Select',
    states: {
      empty: <Select label="State" options={states} placeholder="Choose a state" required />,
      wrong: <Select label="City" options={[]} placeholder="Choose a city" error="City is required" />,
    },
  },
  {
    component: 'Checkbox',
    states: {
      off: <Checkbox label="Save this address" />,
      on: <Checkbox label="I agree to the terms" defaultChecked />,
      wrong: <Checkbox label="I agree to the terms" error="Please agree to the terms" />,
    },
  },
  {
    component: 'CheckboxGroup',
    states: {
      plain: (
        <Live<Colour[]> start={['indigo']}>
          {(values, change) => <CheckboxGroup legend="Colour" values={values} onChange={change} options={colours} />}
        </Live>
      ),
      wrong: (
        <Live<Colour[]> start={[]}>
          {(values, change) => (
            <CheckboxGroup
              legend="Colours"
              values={values}
              onChange={change}
              options={colours}
              error="Choose at least one"
            />
          )}
        </Live>
      ),
    },
  },
  {
    component: 'RadioGroup',
    states: {
      plain: (
        <Live<Payment> start="card">
          {(value, change) => <RadioGroup legend="Payment" value={value} onChange={change} options={payments} />}
        </Live>
      ),
      wrong: (
        <Live<Payment | null> start={null}>
          {(value, change) => (
            <RadioGroup
              legend="Pay with"
              value={value}
              onChange={change}
              options={payments}
              error="Choose how to pay"
            />
          )}
        </Live>
      ),
    },
  },
  {
    component: 'CodeInput',
    states: {
      empty: (
        <Live start="">
          {(code, change) => (
            <CodeInput label="Code" value={code} onChange={change} hint="Six digits, sent by text message" />
          )}
        </Live>
      ),
      typed: <Live start="4921">{(code, change) => <CodeInput label="Code" value={code} onChange={change} />}</Live>,
    },
  },
  {
    component: 'FilePicker',
    states: {
      empty: (
        <Live<File[]> start={[]}>
          {(files, change) => (
            <FilePicker
              label="Photos"
              hint="JPG, PNG or WebP, up to 5 MB each"
              accept={['image/jpeg', 'image/png', 'image/webp']}
              kinds="JPG, PNG and WebP"
              maxFiles={4}
              files={files}
              onChange={change}
            />
          )}
        </Live>
      ),
      chosen: (
        <Live start={[new File(['%PDF-1.7'], 'receipt of the ankara dress.pdf', { type: 'application/pdf' })]}>
          {(files, change) => <FilePicker label="Receipt" accept={['.pdf']} files={files} onChange={change} />}
        </Live>
      ),
      wrong: (
        <Live<File[]> start={[]}>
          {(files, change) => (
            <FilePicker label="Proof" error="Add at least one photo" required files={files} onChange={change} />
          )}
        </Live>
      ),
    },
  },
];
