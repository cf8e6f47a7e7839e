/** Forces one theme regardless of the system preference: the dark rules always or never apply. */
export function applyTheme(theme: string | null): void {
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets) switchRules(sheet.cssRules, theme);
}

function switchRules(rules: CSSRuleList, theme: 'light' | 'dark'): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme')) {
      rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
    } else if ('cssRules' in rule) switchRules(rule.cssRules as CSSRuleList, theme);
  }
}
