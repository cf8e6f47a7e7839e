import { OptionGroup, type OptionGroupTexts } from './option-group';

export interface CheckboxGroupProps<Value extends string> extends OptionGroupTexts<Value> {
  values: readonly Value[];
  /** Receives all chosen values in the order of the options. */
  onChange: (values: Value[]) => void;
}

/** Multiple choice. */
export function CheckboxGroup<Value extends string>({ values, onChange, ...group }: CheckboxGroupProps<Value>) {
  function toggle(pressed: Value) {
    const isChosen = (value: Value) => (value === pressed ? !values.includes(value) : values.includes(value));
    onChange(group.options.map(({ value }) => value).filter(isChosen));
  }
  return <OptionGroup {...group} type="checkbox" isChosen={(value) => values.includes(value)} onPress={toggle} />;
}
