/** Visible strings of the dialogs of the checkout, which load with a press. */
export const messages = {
  country: 'Country',
  nigeria: 'Nigeria',
  state: 'State',
  chooseState: 'Choose a state',
  statesFailed: 'The states could not be loaded.',
  locationsFailed: 'The pickup stations could not be loaded.',
  locationsLoading: 'Loading pickup stations',
  noLocations: 'There are no pickup stations in this state yet. Choose a neighbouring state.',
  searchStations: 'Search for an area or a street',
  nothingFound: (typed: string) => `No pickup station matches “${typed}”.`,
  lastUsed: (title: string) => `${title} (last used)`,
  confirmPickupLocation: 'Confirm pickup station',
  anyTimeHint: 'Home delivery',
  officeHoursHint: 'Office delivery',
  confirmDeliveryTime: 'Confirm delivery time',
} as const;
