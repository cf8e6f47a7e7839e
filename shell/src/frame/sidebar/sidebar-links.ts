import type { HostClaim } from '../../slices/boot-data';

export interface SidebarLink {
  title: string;
  to: string;
}

/** The links of the profile sidebar: pages with a sidebar entry that this visitor's slices claim, in their order. */
export function sidebarLinks(claims: readonly Pick<HostClaim, 'path' | 'title' | 'sidebar'>[]): SidebarLink[] {
  return claims
    .flatMap(({ path, title, sidebar }) => (sidebar ? [{ path, title, ...sidebar }] : []))
    .sort((one, other) => one.place - other.place)
    .map(({ path, title, fragment }) => ({ title, to: fragment ? `${path}#${fragment}` : path }));
}
