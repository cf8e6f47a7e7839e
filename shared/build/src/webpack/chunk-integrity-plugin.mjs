import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Runs after file names are final and before compression. */
const AFTER_HASHES = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
const SCRIPTS = '__SCRIPT_INTEGRITY__';
const STYLES = '__STYLE_INTEGRITY__';

/** `sha256-…` of a file's bytes for browsers; a longer hash would add a kilobyte to each entry. */
export function integrityOf(source) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/**
 * Runtime code that sets the hash of the file that `tag` is about to load. After a failure the shell counts attempts
 * (its `fresh-address.ts`), so that the browser does not reuse a cached failure.
 */
function pin(tag, property, address, placeholder) {
  return webpack.Template.asString([
    `if (self.NKM_ATTEMPT) ${tag}.${property} = ${address} + "?attempt=" + self.NKM_ATTEMPT;`,
    '(function (hashes, chunk) {',
    webpack.Template.indent(
      `if (hashes[chunk]) { ${tag}.integrity = hashes[chunk]; ${tag}.crossOrigin = "anonymous"; }`,
    ),
    `})(JSON.parse("${placeholder}"), ${address}.split("/").pop().split(".")[0]);`,
  ]);
}

/**
 * Pins every chunk: the runtime in the entry file contains the hash of each file that it can load, and sets it on its
 * `<script>` and `<link>` tags. The loader of the entry pins the initial files: the entry itself and those beside it.
 * (webpack-subresource-integrity does not support federation containers.)
 */
export class ChunkIntegrityPlugin {
  /** @param {(file: string) => boolean} isEntry true for assets that contain a webpack runtime */
  constructor(isEntry) {
    this.isEntry = isEntry;
  }

  apply(compiler) {
    const name = 'ChunkIntegrityPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${pin('script', 'src', 'url', SCRIPTS)}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${pin(tag, 'href', href, STYLES)}`,
      );
      compilation.hooks.processAssets.tap({ name, stage: AFTER_HASHES }, (assets) => {
        const files = [...compilation.chunks]
          .filter((chunk) => !chunk.canBeInitial())
          .flatMap(({ files }) => [...files]);
        const hashesOf = (ending) =>
          Object.fromEntries(
            files
              .filter((file) => file.endsWith(ending))
              .map((file) => [nameOf(file), integrityOf(compilation.getAsset(file).source.buffer())]),
          );
        const table = { [SCRIPTS]: hashesOf('.js'), [STYLES]: hashesOf('.css') };
        for (const entry of Object.keys(assets).filter(this.isEntry)) {
          compilation.updateAsset(
            entry,
            (old) => new webpack.sources.RawSource(fillIn(old.source().toString(), table)),
          );
        }
      });
    });
  }
}

/** Identifies a chunk by the part of its file name before the hash, which is shorter. */
const nameOf = (file) => file.split('.')[0];

function fillIn(text, table) {
  let filled = text;
  for (const [placeholder, hashes] of Object.entries(table)) {
    filled = filled.replaceAll(new RegExp(`(["'])${placeholder}\\1`, 'g'), () => `'${JSON.stringify(hashes)}'`);
    if (filled.includes(placeholder)) throw new Error(`The webpack runtime still contains ${placeholder}`);
  }
  return filled;
}
