import type { StateSeed } from './states';

export interface PickupStationSeed {
  id: number;
  state_id: number;
  name: string;
  title: string;
  address: string;
}

/** State → stations as `area | address`; the first one of each state is in its capital. */
const STATIONS: Record<string, string[]> = {
  Abia: ['Umuahia | 14 Library Avenue, Umuahia', 'Aba | 92 Aba-Owerri Road, Aba'],
  Adamawa: ['Yola | 7 Galadima Aminu Way, Jimeta, Yola'],
  'Akwa Ibom': ['Uyo | 31 Oron Road, Uyo', 'Eket | 12 Grace Bill Road, Eket'],
  Anambra: ['Awka | 45 Zik Avenue, Awka', 'Onitsha | 18 New Market Road, Onitsha', 'Nnewi | 6 Oraifite Road, Nnewi'],
  Bauchi: ['Bauchi | 22 Ahmadu Bello Way, Bauchi'],
  Bayelsa: ['Yenagoa | 110 Melford Okilo Road, Kpansia, Yenagoa'],
  Benue: ['Makurdi | 9 Old Otukpo Road, High Level, Makurdi'],
  Borno: ['Maiduguri | 16 Kashim Ibrahim Road, Maiduguri'],
  'Cross River': ['Calabar | 63 Marian Road, Calabar'],
  Delta: ['Asaba | 201 Nnebisi Road, Asaba', 'Warri | 78 Effurun-Sapele Road, Effurun, Warri'],
  Ebonyi: ['Abakaliki | 11 Ogoja Road, Abakaliki'],
  Edo: ['Benin City | 54 Airport Road, Benin City', 'Ekpoma | 3 Market Road, Ekpoma'],
  Ekiti: ['Ado Ekiti | 27 Ajilosun Street, Ado Ekiti'],
  Enugu: ['Enugu | 40 Ogui Road, Enugu', 'Nsukka | 8 University Road, Nsukka'],
  'Federal Capital Territory': [
    'Abuja Wuse | 21 Aminu Kano Crescent, Wuse 2, Abuja',
    'Abuja Garki | 5 Ladoke Akintola Boulevard, Garki 2, Abuja',
    'Abuja Kubwa | 33 Gado Nasko Road, Kubwa, Abuja',
  ],
  Gombe: ['Gombe | 19 Biu Road, Gombe'],
  Imo: ['Owerri | 36 Wetheral Road, Owerri', 'Orlu | 5 Umuaka Road, Orlu'],
  Jigawa: ['Dutse | 4 Kiyawa Road, Dutse'],
  Kaduna: ['Kaduna | 15 Constitution Road, Kaduna', 'Zaria | 2 Sokoto Road, Samaru, Zaria'],
  Kano: ['Kano | 88 Zoo Road, Kano', 'Kano Sabon Gari | 24 Murtala Muhammed Way, Sabon Gari, Kano'],
  Katsina: ['Katsina | 10 IBB Way, Katsina'],
  Kebbi: ['Birnin Kebbi | 6 Ahmadu Bello Way, Birnin Kebbi'],
  Kogi: ['Lokoja | 13 Murtala Mohammed Way, Lokoja'],
  Kwara: ['Ilorin | 57 Unity Road, Ilorin', 'Offa | 9 Olofa Way, Offa'],
  Lagos: [
    'Ikeja | 42 Allen Avenue, Ikeja',
    'Lekki | 12 Admiralty Way, Lekki Phase 1',
    'Surulere | 66 Adeniran Ogunsanya Street, Surulere',
    'Yaba | 294 Herbert Macaulay Way, Yaba',
    'Ajah | 3 Addo Road, Ajah',
    'Festac | 21 Road, First Avenue, Festac Town',
    'Ikorodu | 118 Lagos Road, Ikorodu',
  ],
  Nasarawa: ['Lafia | 20 Jos Road, Lafia', 'Karu | 1 Abuja-Keffi Expressway, Mararaba, Karu'],
  Niger: ['Minna | 17 Paiko Road, Minna', 'Suleja | 8 Hassan Dallatu Road, Suleja'],
  Ogun: [
    'Abeokuta | 39 Ibara Housing Road, Abeokuta',
    'Sagamu | 14 Akarigbo Road, Sagamu',
    'Ota | 70 Idiroko Road, Ota',
  ],
  Ondo: ['Akure | 26 Oba Adesida Road, Akure', 'Ondo | 4 Yaba Street, Ondo'],
  Osun: ['Osogbo | 12 Gbongan-Ibadan Road, Osogbo', 'Ile-Ife | 30 Lagere Road, Ile-Ife'],
  Oyo: [
    'Ibadan Ring Road | 51 MKO Abiola Way, Ring Road, Ibadan',
    'Ibadan Bodija | 7 Awolowo Avenue, Old Bodija, Ibadan',
    'Ogbomoso | 2 Ilorin Road, Ogbomoso',
  ],
  Plateau: ['Jos | 34 Yakubu Gowon Way, Jos'],
  Rivers: [
    'Port Harcourt GRA | 15 Tombia Street, GRA Phase 2, Port Harcourt',
    'Port Harcourt Rumuola | 83 Aba Road, Rumuola, Port Harcourt',
  ],
  Sokoto: ['Sokoto | 11 Sultan Abubakar Road, Sokoto'],
  Taraba: ['Jalingo | 5 Hammaruwa Way, Jalingo'],
  Yobe: ['Damaturu | 8 Maiduguri Road, Damaturu'],
  Zamfara: ['Gusau | 3 Zaria Road, Gusau'],
};

/** Throws if a state has no station, so that no shopper gets an empty list. */
export function pickupStations(states: readonly StateSeed[]): PickupStationSeed[] {
  const stations = states.flatMap((state) => {
    const lines = STATIONS[state.name];
    if (!lines?.length) throw new Error(`No pickup station in ${state.name}`);
    return lines.map((line) => {
      const [area, address] = line.split(' | ') as [string, string];
      return { state_id: state.id, name: area, title: `GIG Logistics ${area}`, address: `${address}, ${state.name}` };
    });
  });
  return stations.map((station, index) => ({ id: index + 1, ...station }));
}
