import { Busboy } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import { ApiProblem, unprocessable } from '../../platform/errors/api-problem';

/**
 * The file of one field of a multipart body. Other fields are ignored.
 * @throws 400 for a malformed body, 422 without a file or with several
 */
export function readFile(contentType: string, body: Buffer, field: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) =>
      reject(new ApiProblem(400, 'The form data is incomplete.', undefined, undefined, { cause }));
    const files: Promise<Buffer>[] = [];
    try {
      new Busboy({
        headers: { 'content-type': contentType as 'multipart/form-data' },
        limits: { files: 2, fields: 20 },
      })
        .on('file', (name: string | undefined, file: Readable) => {
          if (name === field) files.push(collect(file));
          else file.resume();
        })
        .on('error', refuse)
        .on('finish', () => {
          const [first] = files;
          if (first && files.length === 1) first.then(resolve, refuse);
          else reject(unprocessable({ [field]: ['Send one photo.'] }));
        })
        .end(body);
    } catch (cause) {
      refuse(cause); // no boundary
    }
  });
}

async function collect(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
