import postcss, { type AtRule, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** At-rules that hold rules, each of which is looked at. Any other one (`@font-face`, `@property`, …) is the page's. */
const CONTAINERS = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);
/** Pseudo-classes whose arguments say what else is there, or is not: they do not narrow what is styled. */
const BESIDE = new Set([':not', ':has']);
const ONE_OF = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);

/**
 * What of a style sheet reaches beyond the classes of its slice, one line each.
 * @param isOwn tells the names that CSS modules have made
 */
export function styleFaults(css: string, isOwn: (name: string) => boolean): string[] {
  const faults: string[] = [];
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch (error) {
    return [`it cannot be read: ${(error as Error).message}`];
  }
  root.walkAtRules((rule) => {
    const fault = atRuleFault(rule, isOwn);
    if (fault) faults.push(fault);
  });
  root.walkRules((rule) => {
    // A nested rule stays within the one around it; the steps of keyframes are no selectors.
    if (rule.parent?.type === 'rule' || isKeyframes(rule.parent)) return;
    faults.push(...selectorFaults(rule, isOwn));
  });
  return faults;
}

function atRuleFault(rule: AtRule, isOwn: (name: string) => boolean): string | null {
  if (isKeyframes(rule)) return isOwn(rule.params) ? null : `@keyframes ${rule.params} has a name for the whole page`;
  return CONTAINERS.has(rule.name) || rule.name === 'charset' ? null : `@${rule.name} is for the whole page`;
}

const isKeyframes = (node: { type: string; name?: string } | undefined) =>
  node?.type === 'atrule' && /^(-\w+-)?keyframes$/.test(node.name ?? '');

function selectorFaults(rule: Rule, isOwn: (name: string) => boolean): string[] {
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => !isNarrowed(selector, isOwn))
    .map((selector) => `${String(selector).trim()} reaches beyond the slice's own classes`);
}

/** True when what is styled has, or is below or beside, an element with a class of the slice. */
function isNarrowed(selector: Selector, isOwn: (name: string) => boolean): boolean {
  return selector.nodes.some((node) => narrows(node, isOwn));
}

function narrows(node: Node, isOwn: (name: string) => boolean): boolean {
  if (node.type === 'class') return isOwn(node.value);
  if (node.type !== 'pseudo' || BESIDE.has(node.value) || !ONE_OF.has(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((selector) => isNarrowed(selector, isOwn));
}
