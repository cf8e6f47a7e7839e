/** A path of the shop, which the router follows. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);
