import { Link, type LinkProps } from 'react-router-dom';

/** A link that does something here when it is pressed; without scripts, and for a tab of its own, it leads somewhere. */
export function PressLink({ onPress, ...link }: LinkProps & { onPress(): void }) {
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}
