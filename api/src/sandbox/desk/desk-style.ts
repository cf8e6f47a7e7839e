/** The button of the next step: that of an entry's first form. A form behind the failures of a parcel has none. */
const MAIN = `[action="/sign-in"] > button,
  article > form:first-of-type:not(.steps ~ form, [action="/leave"]) > button`;

/**
 * The look of the shop's kit, as far as plain HTML needs it. The colours have the names and values of
 * shared/ui/src/tokens.css: the API does not use the kit, so lint/kit-colours.test.ts compares both.
 */
export const DESK_STYLE = `
  :root { color-scheme: light dark; --page: #f5f6fa; --surface: #fff; --line: #dcdfea; --line-strong: #7c829c;
    --text: #15182b; --text-soft: #545a74; --ink: #27338c; --ink-soft: #e9ebf8; --accent: #ff8f33;
    --on-accent: #1a1238; --good: #12693b; --good-soft: #e3f4ea; --bad: #b3231d; --bad-soft: #fdebea; --ring: #3d4fd0 }
  @media (prefers-color-scheme: dark) {
    :root { --page: #0e1124; --surface: #171b35; --line: #2f3561; --line-strong: #7d85b3; --text: #eceefa;
      --text-soft: #b3b9d8; --ink: #aeb9ff; --ink-soft: #262d5c; --accent: #ff9a47; --good: #7fd6a5;
      --good-soft: #15352a; --bad: #ff9d97; --bad-soft: #431c24; --ring: #93a2ff }
  }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: var(--text);
    background: var(--page) }
  a { color: var(--ink) } :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
  header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; flex-wrap: wrap }
  form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin: 0 }
  label { display: grid; gap: .25rem; font-size: .875rem; font-weight: 650 }
  form label:not(.check) { flex: 1 1 13rem; max-width: 32rem }
  input, select, button, .button { font: inherit; min-height: 44px; padding: .5rem .75rem; box-sizing: border-box }
  input, select, button, .button { border: 1px solid var(--line-strong); border-radius: 10px; color: var(--text) }
  input, select { width: 100%; font-size: 1rem; font-weight: 400; background: var(--surface) }
  select { appearance: none; padding-inline-end: 2rem; background:
    linear-gradient(45deg, transparent 50%, currentcolor 0) calc(100% - 17px) 50% / 6px 6px no-repeat,
    linear-gradient(135deg, currentcolor 50%, transparent 0) calc(100% - 11px) 50% / 6px 6px no-repeat,
    var(--surface) }
  [aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
  button, .button { display: inline-flex; align-items: center; border-color: currentcolor; font-weight: 650 }
  button, .button { padding-inline: 1rem; line-height: 1.25; color: var(--ink); background: var(--surface) }
  button, ::file-selector-button { cursor: pointer } button:hover, .button:hover { background: var(--ink-soft) }
  .button { text-decoration: none } .long button { min-width: 10rem; justify-content: center }
  .long button, ${MAIN} { border-color: transparent; background: var(--accent); color: var(--on-accent) }
  [type=file] { padding: .75rem; border: 2px dashed var(--line-strong); color: var(--text-soft); cursor: pointer }
  ::file-selector-button { font: inherit; font-weight: 650; margin: 0; margin-inline-end: .75rem; padding: .5rem 1rem;
    border: 1px solid; border-radius: 10px; color: var(--ink); background: var(--surface) }
  article, fieldset { min-width: 0; border: 1px solid var(--line); border-radius: 16px; padding: 1rem; display: grid;
    gap: .75rem; background: var(--surface) }
  article { margin: 1rem 0 } form.long { display: grid; gap: 1rem } fieldset { margin: 0 }
  legend { float: left; width: 100%; padding: 0; font-size: 1.1rem; font-weight: 650 }
  h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 0 } p, ul { margin: 0 }
  nav { display: flex; gap: .25rem; flex-wrap: wrap; margin: .5rem -.75rem } summary { padding: .65rem 0 }
  nav a { padding: .65rem .75rem; border-radius: 10px; text-decoration: none }
  nav a:hover { background: var(--ink-soft) } nav a::first-letter { text-transform: capitalize }
  [aria-current] { font-weight: 700; background: var(--ink-soft) }
  .fault { color: var(--bad) } .hint, .meta, dt { color: var(--text-soft) } .hint { font-weight: 400 }
  .check { display: flex; align-items: center; gap: .75rem; min-height: 44px; font-size: 1rem; font-weight: 400 }
  .steps, .checks { display: flex; gap: .5rem 1rem; flex-wrap: wrap }
  .checks { flex: 1 1 100% }
  main > p + form, main > p + dl, main > dl + p, main > form + p { margin-block-start: 1rem }
  .check input { flex: none; min-height: 0; width: 20px; height: 20px; accent-color: var(--ink) }
  dl { display: flex; gap: .25rem 1.5rem; flex-wrap: wrap; margin: 0 } dd { margin: 0 }
  .photos { display: flex; gap: .5rem; flex-wrap: wrap } .photos img { height: 8rem }
  .brand { display: flex; align-items: center; gap: .5rem; font-size: 1.1rem; font-weight: 700; color: var(--ink) }
  .brand img { width: 28px; height: 28px; border-radius: 8px } .state { color: var(--bad); font-weight: 650 }
  .said { border-left: 4px solid var(--good); padding: .5rem 1rem; background: var(--good-soft) }
  .refused { border-color: var(--bad); background: var(--bad-soft) }
  @media print { header, nav, form, .button { display: none } }
`;
