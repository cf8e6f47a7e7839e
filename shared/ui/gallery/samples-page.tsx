import '../src/tokens.css';
import '../src/reset.css';
import { type Platform, PlatformProvider } from '@nkm/platform';
import { createBus } from '@nkm/platform/host';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import styles from './gallery.module.css';
import { samples } from './samples';

/** Forces one theme regardless of the system preference: the dark rules always or never apply. */
function applyTheme(theme: string | null): void {
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

function Samples() {
  return (
    <main className={styles.samples}>
      <h1>UI kit</h1>
      {samples.map(({ component, states, wide }) => (
        <section key={component} id={component} aria-label={component}>
          <h2>{component}</h2>
          <div className={wide ? styles.wide : styles.states}>
            {Object.entries(states).map(([state, sample]) => (
              <figure key={state} className={styles.state}>
                <figcaption>{state}</figcaption>
                {sample}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

applyTheme(new URLSearchParams(location.search).get('theme'));
// Components of the kit use only the currency of the platform.
const platform = { bus: createBus({ report: console.error }).as('shell') } as Platform;
// A link in a sample must not leave the gallery, so every address shows the samples.
const router = createMemoryRouter([{ path: '*', element: <Samples /> }]);
createRoot(document.body).render(
  <PlatformProvider platform={platform}>
    <RouterProvider router={router} />
  </PlatformProvider>,
);
