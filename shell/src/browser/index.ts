import './hot-reload';

/** Lets the browser respond to the shopper before the next task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The libraries are evaluated in several tasks, so that a slow phone responds to touches in between. */
async function boot(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './router-stage');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../slices/federation');
  await nextTask();
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop');
  await nextTask();
  await startShop(nextTask);
}

void boot();
