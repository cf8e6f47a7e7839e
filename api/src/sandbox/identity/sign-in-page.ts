import { escapeHtml as e, frame } from '../paystack/page-frame';
import { peopleOf, type Played } from './people';

const BANNER = 'Identity sandbox: no real sign-ins';
const TITLES: Record<Played, string> = { google: 'Google', apple: 'Apple', twitter: 'Twitter' };

/** Lists the people of the sandbox; a press signs one in. Plain forms, no script. */
export function signInPage(played: Played, action: string): string {
  const title = `Sign in with ${TITLES[played]}`;
  const people = peopleOf(played).map(
    ({ id, given, family, email, what }) => `<li><form method="post" action="${e(action)}">
<input type="hidden" name="person" value="${e(id)}">
<button type="submit" class="plain" data-person="${e(email)}">${e(given)} ${e(family)}</button>
</form><p class="quiet">${played === 'twitter' ? '' : `${e(email)}, `}${e(what)}</p></li>`,
  );
  return frame(
    title,
    `<section class="sheet"><h1>${title}</h1><p>Choose a person. The sandbox asks for no password.</p></section>
<section class="sheet"><ul>${people.join('')}</ul>
<form method="post" action="${e(action)}">
<button type="submit" name="cancel" value="1">Cancel</button>
</form></section>`,
    BANNER,
  );
}

export const brokenPage = (message: string): string =>
  frame('Sign-in failed', `<section class="sheet"><h1>Sign-in failed</h1><p>${e(message)}</p></section>`, BANNER);
