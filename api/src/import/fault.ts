/** Why a file cannot be imported, and what to do. */
export interface Fault {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  /** Null: the whole row. */
  column: string | null;
  message: string;
}

export type Report = (row: number, column: string | null, message: string) => void;

/** More faults are only counted, so that a wrong file of any length needs little memory. */
const MOST_KEPT = 200;

/** The faults of a file, in the order of their discovery. */
export class FaultList {
  readonly kept: Fault[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  readonly report: Report = (row, column, message) => {
    this.#count += 1;
    if (this.kept.length < MOST_KEPT) this.kept.push({ row, column, message });
  };

  /** One line for each fault. */
  toLines(): string[] {
    const lines = this.kept.map(
      ({ row, column, message }) => `Row ${row}${column === null ? '' : `, ${column}`}: ${message}`,
    );
    const others = this.#count - this.kept.length;
    return others > 0 ? [...lines, `There are ${others} more faults.`] : lines;
  }
}
