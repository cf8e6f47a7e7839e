const measured = performance.now.bind(performance);
let ahead = 0;

/** Stops the page's clock until `buttonsSettle`: the presses that follow are quick, on a slow machine, too. */
export function stopClock(): void {
  const stopped = performance.now();
  performance.now = () => stopped;
}

/** Lets 600 ms pass on the page's clock, without waiting: a button that has just turned takes the next press. */
export function buttonsSettle(): void {
  ahead += 600;
  performance.now = () => measured() + ahead;
}
