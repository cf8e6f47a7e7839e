import type { Address } from '@nkm/contracts';

/** An address as the server sends it. */
export function anAddress(changes: Partial<Address> = {}): Address {
  return {
    id: 1,
    type: 'Delivery',
    other_names: 'Ada',
    surname: 'Okafor',
    address: '12 Awolowo Road',
    state: 25,
    state_id: 25,
    state_name: 'Lagos',
    lga: 500,
    lga_id: 500,
    lga_name: 'Ikeja',
    landmark: 'Behind the market',
    post_code: '100001',
    phone: '08031234567',
    city: 'Ikeja',
    country: 'Nigeria',
    is_default: false,
    ...changes,
  };
}

export const STATES = [
  { id: 24, name: 'Kano' },
  { id: 25, name: 'Lagos' },
];
export const LGAS: Record<string, { id: number; name: string }[]> = {
  24: [{ id: 400, name: 'Dala' }],
  25: [
    { id: 500, name: 'Ikeja' },
    { id: 501, name: 'Eti-Osa' },
  ],
};
