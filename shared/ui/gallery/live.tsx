import { type ReactNode, useState } from 'react';
import { Button } from '../src';

/** A stateful sample, so that its control works. */
export function Live<Value>(props: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.start);
  return props.children(value, setValue);
}

/** A sample that covers the page, opened by a button. */
export function Opens({ what, children }: { what: string; children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{what}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
