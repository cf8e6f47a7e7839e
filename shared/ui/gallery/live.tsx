import { type ReactNode, useState } from 'react';
import { Button } from '../src';

/** A sample that keeps what is done to it, so that its control can be tried. */
export function Live<Value>(props: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.start);
  return props.children(value, setValue);
}

/** A sample that lies over the page: a button shows it. */
export function Opens({ what, children }: { what: string; children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{what}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
