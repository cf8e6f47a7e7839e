/** Visible strings of the addresses for a door delivery. */
export const messages = {
  deliveryAddress: 'Delivery address',
  noAddresses: 'You have no delivery address yet.',
  newAddress: 'Add an address',
  addressFormLoading: 'Loading the address form…',
  addressFormFailed: 'The address form could not be loaded.',
  toAddresses: 'Open your addresses',
} as const;
