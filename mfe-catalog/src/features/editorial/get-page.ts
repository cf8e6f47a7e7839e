import { type EditorialPage, NotFound, type Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

/** One editorial page (CAT-CALL-015). @throws NotFound for an unknown slug */
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
