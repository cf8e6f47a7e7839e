// A render worker without slices, for tests of the pool. The address chooses what it does.
const html = (text) => Buffer.from(text);
let isAvoiding = 'nothing';

process.on('message', (message) => {
  if (message.kind === 'start') process.send({ kind: 'ready' });
  if (message.kind === 'quarantine') isAvoiding = message.list.never.join(' ') || 'nothing';
  if (message.kind !== 'render') return;
  const { job, request } = message;
  const answer = (text) =>
    process.send({
      kind: 'rendered',
      job,
      page: { kind: 'page', status: 200, html: html(text), policy: '', cacheable: true },
      faults: [],
      isTheirs: true,
    });
  switch (request.address.split('?')[0]) {
    case '/die':
      return process.kill(process.pid, 'SIGKILL');
    case '/die-unless-avoided':
      return isAvoiding === 'nothing' ? process.kill(process.pid, 'SIGKILL') : answer('saved');
    case '/never':
      return undefined;
    case '/full':
      process.send({ kind: 'full', usedMb: 999, fault: null });
      return setTimeout(() => answer(String(process.pid)), 50);
    case '/slow':
      return setTimeout(() => answer(`slow ${process.pid}`), 200);
    default:
      return answer(`${process.pid} avoids ${isAvoiding}`);
  }
});
process.once('disconnect', () => process.exit());
