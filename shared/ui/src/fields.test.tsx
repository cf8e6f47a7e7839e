import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { CodeInput } from './code-input';
import { Field } from './field';
import { PasswordField } from './password-field';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { TextArea } from './text-area';

describe('fields', () => {
  it.each([
    ['Field', <Field key="" label="Email" error="Email is required" hint="For the receipt" required />, 'textbox'],
    [
      'TextArea',
      <TextArea key="" label="Email" error="Email is required" hint="For the receipt" required />,
      'textbox',
    ],
    ['Select', <Select key="" label="Email" error="Email is required" hint="For the receipt" required />, 'combobox'],
  ])('%s shows and announces its error', (_name, field, role) => {
    render(field);
    const control = screen.getByRole(role, { name: /^Email/ });
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleDescription('For the receipt Email is required');
  });

  it('are valid without an error', () => {
    render(<Field label="Email" />);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  });

  it('a select offers its options after a placeholder', async () => {
    const options = [{ value: 24, label: 'Lagos' }];
    render(<Select label="State" options={options} placeholder="Choose a state" />);
    const select = screen.getByRole('combobox', { name: 'State' });
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Lagos');
    expect(select).toHaveValue('24');
  });

  it('a password can be shown', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, 'indigo');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('indigo');
  });

  it('a checkbox toggles by its label', async () => {
    render(<Checkbox label="Save this address" error="Please decide" />);
    await userEvent.click(screen.getByText('Save this address'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please decide');
  });
});

describe('radio groups', () => {
  it('select an option by its label, and show why an option is disabled', async () => {
    const choose = jest.fn();
    render(
      <RadioGroup
        legend="Payment"
        value="card"
        onChange={choose}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'transfer', label: 'Bank transfer' },
          { value: 'cash', label: 'Pay on delivery', hint: 'Not for this address', disabled: true },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Payment' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    await userEvent.click(screen.getByText('Bank transfer'));
    await userEvent.click(screen.getByText('Pay on delivery'));
    expect(choose.mock.calls).toEqual([['transfer']]);
    expect(screen.getByRole('radio', { name: /Pay on delivery/ })).toHaveAccessibleDescription('Not for this address');
  });
});

describe('checkbox groups', () => {
  const options = [
    { value: 'red', label: 'Red' },
    { value: 'blue', label: 'Blue' },
    { value: 'gold', label: 'Gold', hint: 'Sold out', disabled: true },
  ] as const;
  function Colours({ error }: { error?: string }) {
    const [values, setValues] = useState<('red' | 'blue' | 'gold')[]>(['blue']);
    return (
      <>
        <CheckboxGroup legend="Colour" options={options} values={values} onChange={setValues} error={error} />
        <output>{values.join(' ')}</output>
      </>
    );
  }
  const chosen = () => document.querySelector('output')!.textContent;

  it('keep the chosen values in the order of the options', async () => {
    render(<Colours />);
    await userEvent.click(screen.getByText('Red'));
    expect(chosen()).toBe('red blue');
    await userEvent.click(screen.getByText('Blue'));
    expect(chosen()).toBe('red');
    await userEvent.click(screen.getByText('Gold'));
    expect(chosen()).toBe('red');
  });

  it('show their error', () => {
    render(<Colours error="Choose at least one" />);
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription('Choose at least one');
  });
});

describe('the code input', () => {
  function Verify({ onComplete }: { onComplete: (code: string) => void }) {
    const [code, setCode] = useState('');
    return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
  }
  const field = () => screen.getByLabelText('Code');

  it('is complete with its sixth digit', async () => {
    const done = jest.fn();
    render(<Verify onComplete={done} />);
    await userEvent.type(field(), '12a34 5');
    expect(done).not.toHaveBeenCalled();
    await userEvent.type(field(), '67');
    expect(field()).toHaveValue('123456');
    expect(done.mock.calls).toEqual([['123456']]);
  });

  it('accepts pasted text with spaces and words around the code', async () => {
    const done = jest.fn();
    render(<Verify onComplete={done} />);
    await userEvent.click(field());
    await userEvent.paste('Your code is 123-456.');
    expect(done.mock.calls).toEqual([['123456']]);
  });

  it.each(['١٢٣٤٥٦', '１２３４５６', '۱۲۳ ۴۵۶'])('accepts digits of other scripts: %s', async (typed) => {
    const done = jest.fn();
    render(<Verify onComplete={done} />);
    await userEvent.click(field());
    await userEvent.paste(typed);
    expect(done.mock.calls).toEqual([['123456']]);
  });

  it('supports one-time-code autofill', () => {
    render(<Verify onComplete={() => undefined} />);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });
});
