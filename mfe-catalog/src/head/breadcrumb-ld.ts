/** The breadcrumb for search engines (schema.org/BreadcrumbList). */
export function breadcrumbLd(url: URL, steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url.origin + path,
    })),
  };
}
