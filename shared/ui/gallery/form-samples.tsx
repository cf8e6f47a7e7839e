import { Checkbox, CodeInput, Field, PasswordField, RadioGroup, Select, TextArea } from '../src';
import { nothing, type Sample } from './sample';

const states = [
  { value: 1, label: 'Lagos' },
  { value: 2, label: 'Ogun' },
];

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
    component: 'RadioGroup',
    states: {
      plain: (
        <RadioGroup
          legend="Payment"
          value="card"
          onChange={nothing}
          options={[
            { value: 'card', label: 'Card', hint: 'Visa, Mastercard, Verve' },
            { value: 'transfer', label: 'Bank transfer' },
            { value: 'cash', label: 'Pay on delivery', hint: 'Not for this address', disabled: true },
          ]}
        />
      ),
    },
  },
  {
    component: 'CodeInput',
    states: {
      empty: <CodeInput label="Code" value="" onChange={nothing} hint="Six digits, sent by text message" />,
      typed: <CodeInput label="Code" value="4921" onChange={nothing} />,
    },
  },
];
