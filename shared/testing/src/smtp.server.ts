import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** The mails as received. */
  mails: string[];
  /** While true, every recipient is refused. */
  refusing: boolean;
  close(): Promise<void>;
}

/** A mail server with just enough SMTP to accept mails, for tests in Node. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    refusing: false,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return state;
}

function converse(socket: Socket, state: SmtpServer): void {
  let heard = '';
  let inMail = false;
  socket.setEncoding('utf8').write('220 ready\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    heard += chunk;
    for (let end = endOf(heard, inMail); end >= 0; end = endOf(heard, inMail)) {
      const said = heard.slice(0, end);
      heard = heard.slice(end + (inMail ? 5 : 2));
      if (inMail) state.mails.push(said);
      const answer = inMail ? '250 taken' : answerTo(said, state);
      inMail = !inMail && answer.startsWith('354');
      socket.write(`${answer}\r\n`);
    }
  });
}

function endOf(heard: string, inMail: boolean): number {
  return heard.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
}

function answerTo(line: string, { refusing }: SmtpServer): string {
  if (/^RCPT/i.test(line) && refusing) return '550 no such mailbox';
  if (/^DATA/i.test(line)) return '354 go on';
  if (/^QUIT/i.test(line)) return '221 bye';
  return '250 ok';
}
