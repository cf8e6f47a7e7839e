import type { Focus } from '../modules/pictures/public';
import { PHOTOS } from './columns';
import type { Report } from './fault';
import type { Row } from './group-rows';

/** A photograph as a row names it. */
export interface PhotoCell {
  row: number;
  column: string;
  /** Path below the folder of photographs. */
  file: string;
  alternativeText: string;
  focus: Focus;
}

const LONGEST_TEXT = 250;
const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** Reads the photographs of a row, in their order. Reports incomplete ones and leaves them out. */
export function readPhotos(row: Row, report: Report): PhotoCell[] {
  return PHOTOS.flatMap((n) => {
    const column = `photo_${n}` as const;
    const file = row.value(column);
    const alternativeText = row.value(`${column}_alt`);
    const focusText = row.value(`${column}_focus`);
    if (file === '') {
      if (alternativeText !== '' || focusText !== '')
        report(row.number, column, 'The file name is missing: write it, or empty the columns beside it.');
      return [];
    }
    const focus = readFocus(focusText);
    if (focus === null)
      report(
        row.number,
        `${column}_focus`,
        `"${focusText}" is no focal point: write two numbers from 0 to 1, as 0.5 0.3.`,
      );
    if (alternativeText === '')
      report(row.number, `${column}_alt`, 'The alternative text is missing: say what the photograph shows.');
    if (alternativeText.length > LONGEST_TEXT)
      report(row.number, `${column}_alt`, `The text is longer than ${LONGEST_TEXT} characters: shorten it.`);
    const isComplete = focus !== null && alternativeText !== '' && alternativeText.length <= LONGEST_TEXT;
    return isComplete ? [{ row: row.number, column, file, alternativeText, focus }] : [];
  });
}

/** Reads `0.5 0.3` as fractions of width and height; the centre when it is empty. */
function readFocus(text: string): Focus | null {
  if (text === '') return CENTRE;
  const match = /^(0(?:\.\d{1,4})?|1(?:\.0{1,4})?) +(0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null;
}
