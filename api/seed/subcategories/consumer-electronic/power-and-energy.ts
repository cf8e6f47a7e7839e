import type { TypeSeed } from '../subcategory';

export const powerAndEnergy: TypeSeed = {
  title: 'Power & Energy',
  subcategories: [
    {
      slug: 'inverters-batteries',
      title: 'Inverters & Batteries',
      art: 'inverter',
      choice: { title: 'Capacity', values: ['1.5kVA', '3.5kVA', '5kVA'], step: 0.38 },
      articles: [
        'Luminous|Pure Sine Wave Inverter@248000',
        'Felicity|Hybrid Inverter IVEM@412000',
        'Mercury|Elite Inverter with Stabiliser@232500',
        'Growatt|SPF Off-Grid Inverter@486000',
        'Genus|Surja Solar Inverter@296000',
        'Itel|Energy Hybrid Inverter@378000',
      ],
      features: [
        'Pure sine wave, safe for fridge and TV',
        'Switches over in 10 milliseconds',
        'Charges from solar, NEPA and generator',
        'Two-year warranty',
      ],
      specification: {
        Voltage: ['48V ~ Growatt|Felicity', '24V ~ Itel|Luminous', '12V'],
        Waveform: ['Pure sine wave'],
        'Charging current': ['80A ~ Growatt|Felicity', '60A ~ Itel', '15A'],
        Warranty: ['2 years'],
      },
    },
    {
      slug: 'solar-panels',
      title: 'Solar Power',
      art: 'solar-panel',
      articles: [
        'Jinko|Tiger Neo 550W Mono Panel@148000',
        'Canadian Solar|450W Mono Panel@124500',
        '[solar-kit] Sun King|HomePlus 600 Solar Light Kit@118900',
        '[battery-cabinet] Felicity|LiFePO4 Battery 5kWh@1385000',
        '[street-light] Itel|Solar Street Light 200W@42500',
        '[lantern] d.light|S30 Rechargeable Lantern@9800',
      ],
      features: [
        '25-year output warranty on panels',
        'High yield in harmattan haze',
        'Installer network in every state',
        'No fuel, no noise',
      ],
      specification: {
        Power: ['550W ~ 550W', '450W ~ 450W', '200W ~ 200W', '6W ~ Kit', '0.5W ~ Lantern'],
        Capacity: ['5.1 kWh ~ 5kWh'],
        Type: ['Monocrystalline ~ Mono', 'Lithium iron phosphate'],
        Warranty: ['25 years ~ Panel', '5 years ~ 5kWh', '2 years'],
      },
    },
    {
      slug: 'generators-stabilizers',
      title: 'Generators & Stabilizers',
      art: 'generator',
      articles: [
        'Sumec Firman|SPG3000E2 2.8kVA Generator@398000',
        'Elepaq|SV2800 2.5kVA Key Start@284500',
        'Honda|EU22i Inverter Generator@1240000',
        '[stabilizer] Binatone|DVS-1000 Stabilizer@32500',
        '[stabilizer] Qasa|5000VA Automatic Stabilizer@89000',
        'Lutian|5.5kVA Silent Generator@716000',
      ],
      features: [
        'Copper coil',
        'Key start with battery',
        'Automatic voltage regulation',
        'Spare parts all over Nigeria',
      ],
      specification: {
        Output: [
          '2.8kVA ~ 2.8kVA',
          '2.5kVA ~ 2.5kVA',
          '5.5kVA ~ 5.5kVA',
          '2.2kVA ~ EU22i',
          '1kVA ~ DVS-1000',
          '5kVA ~ 5000VA',
        ],
        Tank: ['3.6 L ~ EU22i', '15 L ~ Generator|Elepaq'],
        Start: ['Key and recoil ~ Key|2.8kVA|5.5kVA', 'Recoil ~ EU22i'],
        Input: ['140-260V ~ Stabilizer'],
        Warranty: ['12 months'],
      },
    },
  ],
};
