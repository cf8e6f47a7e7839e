import { Link, type LinkProps } from 'react-router-dom';

/** A link that acts as a button. Without scripts, or opened in a new tab, it works as a plain link. */
export function PressLink({ onPress, ...link }: LinkProps & { onPress(): unknown }) {
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
