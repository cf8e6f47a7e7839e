import path from 'node:path';
import { everyAddress } from '@nkm/server';
import { createServer } from './create-server';
import { readEnvironment } from './environment';

async function main(): Promise<void> {
  // The bundle lies in <project>/shell/dist/server.
  const environment = readEnvironment(process.env, path.resolve(__dirname, '../../..'));
  const { app, ready, stop } = await createServer(environment, path.resolve(__dirname, '../client'));
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'Unhandled rejection'));
  await app.listen({ port: environment.port, host: everyAddress() });
  // `disconnect`: the parent process is gone. A second signal has no listener, so it ends this process at once.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.once(event, () => void stop().then(() => process.exit(0)));
  await ready;
  process.send?.('ready');
}

main().catch((error: unknown) => {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${(error as { port?: number }).port} is taken: stop what uses it, or set PORT` : error);
  process.exit(1);
});
