import { type Address, placeLines } from '@nkm/contracts';

/** The address as on a letter: the street, the landmark, and city or LGA with the state. */
export function addressLines({ address, landmark, city, lga_name, state_name, post_code }: Address): string[] {
  const lines = placeLines({ title: null, address, city: city || lga_name || null, state: state_name ?? '' });
  const [street = '', ...region] = lines;
  const withCode = [region.join(', '), post_code].filter(Boolean).join(' ');
  return [street, landmark, withCode].filter((line): line is string => Boolean(line));
}

/** Our server stores digits with the country code; another server can store what was typed. */
export const shownPhone = (phone: string): string => (/^[1-9]\d{10,14}$/.test(phone) ? `+${phone}` : phone);
