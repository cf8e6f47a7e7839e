import { unprocessable } from '../../platform/errors/api-problem';
import { isTakenSlug } from '../../platform/is-taken-slug';

const LONGEST = 120;
const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Refuses (422) a slug that could not be reached: a first segment of the shop's routes, a literal of the API's paths,
 * digits only (an id), or anything but words with hyphens.
 */
export function assertProductSlug(slug: string): void {
  if (slug.length > LONGEST || !FORM.test(slug)) throw unprocessable({ slug: ['The slug format is invalid.'] });
  if (/^\d+$/.test(slug)) throw unprocessable({ slug: ['The slug must not be a number.'] });
  if (isTakenSlug(slug)) throw unprocessable({ slug: [`The slug ${slug} is reserved.`] });
}
