import { type Option, OptionGroup, type OptionGroupTexts } from './option-group';

export type RadioOption<Value extends string> = Option<Value>;

export interface RadioGroupProps<Value extends string> extends OptionGroupTexts<Value> {
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  required?: boolean;
}

/** Single choice. */
export function RadioGroup<Value extends string>({ value, onChange, ...group }: RadioGroupProps<Value>) {
  return <OptionGroup {...group} type="radio" isChosen={(option) => option === value} onPress={onChange} />;
}
