// Caches the answers of the API, so that a benchmark measures the shell and not the database:
//   node bench/remember-api.mjs <port> <address of the API>
// Then start the shells with API_BASE_URL=http://localhost:<port>.
import { createServer } from 'node:http';

const [port, api] = process.argv.slice(2);
const answers = new Map();

async function ask(url) {
  const answer = await fetch(`${api}${url}`);
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'application/json',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

createServer((request, response) => {
  const known = answers.get(request.url) ?? ask(request.url);
  answers.set(request.url, known);
  known.then(
    ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
    () => {
      answers.delete(request.url);
      response.writeHead(502).end();
    },
  );
}).listen(Number(port), 'localhost');
