import postcss, { type AtRule, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** At-rules that contain rules, which are checked one by one. All others (`@font-face`, …) apply to the whole page. */
const CONTAINERS = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);
/** Pseudo-classes whose arguments do not narrow the styled elements. */
const BESIDE = new Set([':not', ':has']);
const ONE_OF = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);

/**
 * Finds the rules of a style sheet that reach beyond the classes of its slice. Returns one line each.
 * @param isOwn true for class names from CSS modules
 */
export function styleFaults(css: string, isOwn: (name: string) => boolean): string[] {
  const faults: string[] = [];
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch (error) {
    return [`it cannot be parsed: ${(error as Error).message}`];
  }
  root.walkAtRules((rule) => {
    const fault = atRuleFault(rule, isOwn);
    if (fault) faults.push(fault);
  });
  root.walkRules((rule) => {
    // A nested rule stays within its parent rule, and the steps of keyframes are not selectors.
    if (rule.parent?.type === 'rule' || isKeyframes(rule.parent)) return;
    faults.push(...selectorFaults(rule, isOwn));
  });
  return faults;
}

function atRuleFault(rule: AtRule, isOwn: (name: string) => boolean): string | null {
  if (isKeyframes(rule)) return isOwn(rule.params) ? null : `@keyframes ${rule.params} has a global name`;
  return CONTAINERS.has(rule.name) || rule.name === 'charset' ? null : `@${rule.name} applies to the whole page`;
}

const isKeyframes = (node: { type: string; name?: string } | undefined) =>
  node?.type === 'atrule' && /^(-\w+-)?keyframes$/.test(node.name ?? '');

function selectorFaults(rule: Rule, isOwn: (name: string) => boolean): string[] {
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => !isNarrowed(selector, isOwn))
    .map((selector) => `${String(selector).trim()} reaches beyond the slice's own classes`);
}

/** True when the styled element, or an element above or beside it, has a class of the slice. */
function isNarrowed(selector: Selector, isOwn: (name: string) => boolean): boolean {
  return selector.nodes.some((node) => narrows(node, isOwn));
}

function narrows(node: Node, isOwn: (name: string) => boolean): boolean {
  if (node.type === 'class') return isOwn(node.value);
  if (node.type !== 'pseudo' || BESIDE.has(node.value) || !ONE_OF.has(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((selector) => isNarrowed(selector, isOwn));
}
