/** Runs `task` every `ms` milliseconds while the page is visible; a hidden tab costs nothing. */
export function everyWhileVisible(ms: number, task: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.visibilityState === 'visible') timer = setInterval(task, ms);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
