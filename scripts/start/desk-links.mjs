/**
 * Addresses of the desk's sites for sellers, unless the settings name others. A start without sandboxes gets none, so
 * production never links to the desk.
 * @param {{sandboxes: {name: string, port: number}[]}} plan
 * @param {Record<string, string | undefined>} settings
 */
export function deskLinks({ sandboxes }, { LINK_VENDOR, LINK_KYC }) {
  const desk = sandboxes.find(({ name }) => name === 'desk');
  if (!desk) return {};
  const at = (path) => `http://localhost:${desk.port}/${path}`;
  return { LINK_VENDOR: LINK_VENDOR || at('dashboard'), LINK_KYC: LINK_KYC || at('kyc') };
}
