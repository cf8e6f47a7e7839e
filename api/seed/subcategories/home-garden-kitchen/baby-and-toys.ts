import type { TypeSeed } from '../subcategory';

export const babyAndToys: TypeSeed = {
  title: 'Baby & Toys',
  subcategories: [
    {
      slug: 'baby-feeding',
      title: 'Baby Feeding',
      art: '🍼',
      articles: [
        'Avent|Natural Feeding Bottles 3-Pack@18500',
        '🥣 Mama Nwa|Suction Bowl and Spoon Set@7900',
        '[breast-pump] Tommee Tippee|Manual Breast Pump@32500',
        'Dr Brown|Anti-Colic Bottle 250ml@9800',
        '[blender] Mama Nwa|Baby Food Maker@28900',
        '[tin] Cerelac|Wheat and Milk 1kg@8600',
      ],
      features: ['BPA-free', 'Easy to sterilise', 'Slow flow for newborns', 'Loved by Nigerian mums'],
      specification: {
        Age: ['6+ months ~ Bowl|Maker|Cerelac', '0+ months'],
        Material: ['Silicone ~ Bowl', 'Polypropylene ~ Bottle|Pump|Maker'],
        Pieces: ['3 ~ 3-Pack', '2 ~ Bowl', '1'],
        Contents: ['1 kg ~ 1kg', '260 ml ~ Avent', '250 ml ~ 250ml'],
      },
    },
    {
      slug: 'baby-hygiene',
      title: 'Baby Hygiene',
      art: 'pump-bottle',
      choice: { title: 'Pack', values: ['Single', 'Jumbo'], step: 0.7 },
      articles: [
        '[diaper-pack] Pampers|Baby Dry Diapers Size 3@12500',
        "Johnson's|Baby Lotion and Oil Set@9800",
        '[baby-bath] Mama Nwa|Foldable Baby Bath@16500',
        'Cussons|Baby Gift Pack@11500',
        '[wipes-pack] Molfix|Wet Wipes Pack of 4@5600',
        '[toy-boat] Mama Nwa|Bath Toys Set of 8@6900',
      ],
      features: ['Tear-free', 'Dermatologist tested', 'Dry for up to 12 hours', 'Fragrance-free'],
      specification: {
        Age: ['6-24 months ~ Diapers|Toys', '0+ months'],
        Contents: [
          '48 diapers ~ Diapers',
          '4 x 72 wipes ~ Wipes',
          '8 toys ~ of 8',
          '5 articles ~ Gift',
          '2 x 200 ml ~ Set',
        ],
        NAFDAC: ['Registered ~ Lotion|Gift|Wipes'],
      },
    },
    {
      slug: 'baby-sleeping',
      title: 'Baby Sleeping & Travel',
      colours: 'bright',
      articles: [
        '[stroller] Graco|Stroller with Canopy@118500',
        '[cot] Mama Nwa|Baby Cot with Mosquito Net@88500',
        '[swaddle] Mama Nwa|Swaddle Wraps 3-Pack@10500',
        '[baby-carrier] Chicco|Baby Carrier@42500',
        '[car-seat] Maxi-Cosi|Car Seat Group 0+@134500',
        '[night-light] Mama Nwa|Night Light Projector@12900',
      ],
      features: ['Folds with one hand', 'Breathable fabric', 'Five-point safety harness', 'Lockable wheels'],
      specification: {
        Age: ['0-12 months ~ Swaddle|Seat', '0-3 years'],
        'Maximum weight': ['13 kg ~ Seat', '15 kg ~ Stroller|Carrier', '20 kg ~ Cot'],
        Material: [
          'Wood ~ Cot',
          'Aluminium and fabric ~ Stroller',
          'Muslin cotton ~ Swaddle',
          'Polyester ~ Seat|Carrier',
        ],
        Power: ['USB and batteries ~ Projector'],
      },
    },
    {
      slug: 'toys',
      title: 'Toys & Games',
      colours: 'bright',
      articles: [
        '🧸 Tiny Tribe|Giant Teddy Bear 1m@24500',
        '🧩 Tiny Tribe|Map of Nigeria Puzzle@6900',
        '[toy-jeep] Smart Kid|Remote Control Jeep@18500',
        '[board-game] -|Ludo and Ayo Board Set@8500',
        '🚂 Smart Kid|Wooden Train Set@21900',
        '[robot-kit] Smart Kid|Coding Robot Kit@38500',
        '🪁 Tiny Tribe|Rainbow Kite@4900',
      ],
      features: ['Safe edges', 'Teaches through play', 'Batteries included', 'For the whole family'],
      specification: {
        Age: ['8+ years ~ Robot', '18+ months ~ Teddy', '6+ years ~ Jeep|Kite|Ludo', '3+ years'],
        Players: ['2-4 ~ Ludo', '1-4 ~ Puzzle'],
        Material: ['Wood ~ Wooden|Ludo', 'Plush ~ Teddy', 'Nylon ~ Kite', 'Cardboard ~ Puzzle', 'ABS'],
      },
    },
  ],
};
