import { tsImport } from 'tsx/esm/api';

/** Prints the addresses of all parts and the demo accounts. */
export async function printWelcome({ shop, api, sandboxes, production }, seconds) {
  const at = (port) => `http://localhost:${port}`;
  const inbox = sandboxes.find(({ name }) => name === 'inbox');
  const desk = sandboxes.find(({ name }) => name === 'desk');
  const lines = [
    `The shop is open (${seconds} s)`,
    '',
    `  Shop      ${at(shop.port)}`,
    `  API       ${at(api.port)}${production ? '' : '/docs'}`, // production serves no documents
    ...(inbox ? [`  Inbox     ${at(inbox.port)}   emails and text messages, with the sign-in codes`] : []),
    ...(desk ? [`  Desk      ${at(desk.port)}   vendors, couriers and staff`] : []),
    ...(production ? [] : ['', ...(await accountLines())]),
    '',
    '  Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

/** `  ada@example.com      Ada-2026!      verified shopper with orders` */
async function accountLines() {
  const { DEMO_ACCOUNTS } = await tsImport('../../api/seed/demo-accounts.ts', import.meta.url);
  const { DESK_ACCOUNTS } = await tsImport('../../api/src/sandbox/desk/accounts.ts', import.meta.url);
  const accounts = [
    ...DEMO_ACCOUNTS,
    ...DESK_ACCOUNTS.map(({ name, password, what }) => ({ email: `${name} (desk)`, password, what })),
  ];
  const widest = (field) => Math.max(...accounts.map((account) => account[field].length));
  return accounts.map(
    ({ email, password, what }) =>
      `  ${email.padEnd(widest('email'))}   ${password.padEnd(widest('password'))}   ${what}`,
  );
}
