import { type EditorialPage, NotFound, type Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

/** One page of the marketplace's own texts (spec 1 §7). Throws NotFound when there is none. */
export async function getPage(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  signal: AbortSignal,
): Promise<EditorialPage> {
  try {
    const { data } = await api.get<Single<EditorialPage>>(`/pages/${encodeURIComponent(slug)}`, { signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new NotFound(`No page ${slug}`);
    throw error;
  }
}
