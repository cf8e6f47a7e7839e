/** The one block that says where everything is. */
export function printWelcome({ shop, api, sandboxes, production }, seconds) {
  const at = (port) => `http://localhost:${port}`;
  const inbox = sandboxes.find(({ name }) => name === 'inbox');
  const lines = [
    `The shop is open (${seconds} s)`,
    '',
    `  Shop      ${at(shop.port)}`,
    `  API       ${at(api.port)}/docs`,
    ...(inbox ? [`  Inbox     ${at(inbox.port)}   mails and texts, with the sign-in codes`] : []),
    ...(production
      ? []
      : [
          '',
          '  ada@example.com     Ada-2026!     verified, with orders',
          '  bayo@example.com    Bayo-2026!    e-mail not verified',
          '  chidi@example.com   Chidi-2026!   vendor',
        ]),
    '',
    '  Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
