import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const noteOf = (root) => path.join(root, '.nkm', 'shop.json');

/**
 * Notes where the shop of a project folder runs.
 * @param {string} root
 * @param {number} port of the shop
 * @returns {() => void} removes the note
 */
export function noteShop(root, port) {
  mkdirSync(path.dirname(noteOf(root)), { recursive: true });
  writeFileSync(noteOf(root), JSON.stringify({ port, pid: process.pid }));
  return () => rmSync(noteOf(root), { force: true });
}

/**
 * Port of the running shop of a project folder.
 * @param {string} root
 * @param {string | undefined} wanted port in the settings
 * @throws when it does not run, or runs on another port, so that no slice joins the shop of another folder
 */
export function findShop(root, wanted) {
  const port = readNote(root);
  if (port === null) throw new Error(`The shop of ${root} is not running: run "npm start" there first`);
  if (wanted && Number(wanted) !== port)
    throw new Error(`The shop of ${root} runs on port ${port}, and PORT is ${wanted}: leave PORT out`);
  return port;
}

function readNote(root) {
  try {
    const { port, pid } = JSON.parse(readFileSync(noteOf(root), 'utf8'));
    process.kill(pid, 0);
    return port;
  } catch (error) {
    // No note, or its process was killed.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}
