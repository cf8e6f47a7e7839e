import type { Draft } from './broken-version';

export const HTML = '<!doctype html><title>Sign in to the network</title><p>Please sign in.</p>';

/** The flag that a test sets when a fault ends. */
export const MENDED = 'fault-mended';
const THROW = (what: string) =>
  `if (typeof localStorage === "undefined" || !localStorage.getItem("${MENDED}")) throw new Error("broken ${what}");`;

/** The file of the browser build that contains a page's screen. */
export const chunkOf = ({ chunks }: Draft['description'], page: string) => `client/${chunks[page]!.js.at(-1)}`;

/** Ways to break a file of a build. Each returns the new text. */
export const DAMAGES = {
  html: () => HTML,
  corrupt: (text: string) => text.slice(0, Math.floor(text.length / 2)),
  'throws while loading': (text: string) => `${THROW('while loading')}\n${text}`,
} as const;

/** Makes the screen in a chunk of a browser build run this code before each rendering. */
export function runInScreen(text: string, code: string): string {
  const screen = /\bdefault:\(\)=>([\w$]+)(?=[,}])/;
  if (!screen.test(text)) throw new Error('The chunk has no screen.');
  return text.replace(screen, (_, name: string) => `default:()=>function(props){${code} return ${name}(props)}`);
}

/** Makes the screen in a chunk of a browser build throw when it is rendered. */
export const throwInScreen = (text: string): string => runInScreen(text, THROW('while rendering'));

/** Makes the module of the screen throw when it runs, while the file itself loads. */
export function throwInModule(text: string): string {
  const exported = /\b\w+\.d\(\w+,\{default:\(\)=>[\w$]+\}\)/;
  if (!exported.test(text)) throw new Error('The chunk has no screen module.');
  return text.replace(exported, (found) => `${found};${THROW('while loading')}`);
}

/** Changes every route that a server bundle exports; `change` is the source of a function from route to route. */
export const changeRoutes = (change: string) => (text: string) =>
  `${text}\nmodule.exports = { ...module.exports, routes: module.exports.routes.map(${change}) };`;
