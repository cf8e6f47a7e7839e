import { tsImport } from 'tsx/esm/api';

/** The one block that says where everything is. */
export async function printWelcome({ shop, api, sandboxes, production }, seconds) {
  const at = (port) => `http://localhost:${port}`;
  const inbox = sandboxes.find(({ name }) => name === 'inbox');
  const lines = [
    `The shop is open (${seconds} s)`,
    '',
    `  Shop      ${at(shop.port)}`,
    `  API       ${at(api.port)}/docs`,
    ...(inbox ? [`  Inbox     ${at(inbox.port)}   mails and texts, with the sign-in codes`] : []),
    ...(production ? [] : ['', ...(await accountLines())]),
    '',
    '  Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

/** `  ada@example.com      Ada-2026!      verified shopper with orders` */
async function accountLines() {
  const { DEMO_ACCOUNTS } = await tsImport('../../api/seed/demo-accounts.ts', import.meta.url);
  const widest = (field) => Math.max(...DEMO_ACCOUNTS.map((account) => account[field].length));
  return DEMO_ACCOUNTS.map(
    ({ email, password, what }) =>
      `  ${email.padEnd(widest('email'))}   ${password.padEnd(widest('password'))}   ${what}`,
  );
}
