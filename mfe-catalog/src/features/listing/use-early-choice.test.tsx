import { render } from '@testing-library/react';
import { useRef } from 'react';
import { type EarlyChoice, useEarlyChoice } from './use-early-choice';

/** The place as the server wrote it: its form is not React's yet. */
function open(ticked: boolean) {
  const choice: EarlyChoice = { current: null };
  const written =
    '<form><input type="checkbox" name="brand" value="LG"><input type="checkbox" name="brand" value="Bic" checked></form>';
  function Place() {
    const place = useRef<HTMLDivElement>(null);
    useEarlyChoice(place, choice);
    const write = (element: HTMLDivElement | null) => {
      place.current = element;
      if (!element || element.firstChild) return;
      element.innerHTML = written;
      if (ticked) element.querySelector('input')!.checked = true;
    };
    return <div ref={write} />;
  }
  const { container } = render(<Place />);
  return { choice, boxes: container.querySelectorAll('input') };
}

describe('what is chosen before its form is alive', () => {
  it('is kept although the page was not alive either', () => {
    expect(open(true).choice.current?.getAll('brand')).toEqual(['LG', 'Bic']);
  });

  it('is kept while the page is alive and the form is not', () => {
    const { choice, boxes } = open(false);
    expect(choice.current).toBeNull();
    boxes[1]!.click();
    expect(choice.current?.getAll('brand')).toEqual([]);
  });
});
