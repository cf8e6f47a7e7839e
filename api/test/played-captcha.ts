import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the played server; null: it accepts the call and stays silent. */
export type PlayedAnswer = { status: number; body: string } | null;

/** Plays the documented verify call of a captcha provider. */
export interface PlayedCaptcha {
  url: string;
  /** The forms that arrived. */
  calls: Record<string, string>[];
  /** What it answers from now on. */
  answer: PlayedAnswer;
  stop(): Promise<void>;
}

export async function playCaptcha(): Promise<PlayedCaptcha> {
  const played: PlayedCaptcha = { url: '', calls: [], answer: null, stop: () => closed(server) };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      played.calls.push(Object.fromEntries(new URLSearchParams(text)));
      if (played.answer === null) return;
      response.writeHead(played.answer.status).end(played.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  played.url = `http://localhost:${(server.address() as AddressInfo).port}/siteverify`;
  return played;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
