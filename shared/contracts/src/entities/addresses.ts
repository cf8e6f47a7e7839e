export interface State {
  id: number;
  name: string;
  landmarks?: { id: number; name: string }[];
}

export type AddressType = 'Delivery' | 'Billing';

/** The fields of API-FIELD-007; `state` and `lga` are ids. */
export interface Address {
  id: number;
  type: AddressType;
  /** First name. */
  other_names: string;
  surname: string;
  address: string;
  state: number;
  state_id: number;
  lga: number;
  lga_id: number;
  /** Names of state and LGA; a server with only the documented API omits them. */
  state_name?: string;
  lga_name?: string;
  landmark: string;
  post_code: string;
  phone: string;
  city: string;
  country: string;
  /** Preselected for its type; a server with only the documented API omits this. */
  is_default?: boolean;
}

export interface PickupLocation {
  id: number;
  title: string;
  address: string;
  /** Opening hours (ours). */
  hours?: string;
  station: { id: number; state_id: number; name: string };
}
