/** Runs `task` every `ms` milliseconds while somebody can see the page; a hidden tab costs nothing. */
export function everyWhileVisible(ms: number, task: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.visibilityState === 'visible') timer = setInterval(task, ms);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
