// A render worker without slices, for tests of the pool. The address chooses what it does.
const html = (text) => Buffer.from(text);
let live = 'nothing';

process.on('message', (message) => {
  if (message.kind === 'start') process.send({ kind: 'ready' });
  if (message.kind === 'live') live = message.versions.join(' ');
  if (message.kind !== 'render') return;
  const { job, request } = message;
  const answer = (text) =>
    process.send({
      kind: 'rendered',
      job,
      page: { kind: 'page', status: 200, html: html(text), policy: '', cacheable: true },
      fault: null,
    });
  switch (request.address.split('?')[0]) {
    case '/die':
      return process.kill(process.pid, 'SIGKILL');
    case '/never':
      return undefined;
    case '/full':
      process.send({ kind: 'full', usedMb: 999 });
      return setTimeout(() => answer(String(process.pid)), 50);
    case '/stray':
      process.send({ kind: 'stray', what: 'rejection', error: { message: 'It was forgotten', stack: '' } });
      return setTimeout(() => answer(String(process.pid)), 50);
    case '/slow':
      return setTimeout(() => answer(`slow ${process.pid}`), 200);
    default:
      return answer(`${process.pid} knows ${live}`);
  }
});
process.once('disconnect', () => process.exit());
