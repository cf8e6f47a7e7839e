import type { TypeSeed } from '../subcategory';

export const toolsAndGarden: TypeSeed = {
  title: 'Tools & Garden',
  subcategories: [
    {
      slug: 'power-tools',
      title: 'Power Tools',
      art: 'drill',
      articles: [
        'Bosch|GSB 550 Impact Drill@68500',
        '[grinder] Makita|Angle Grinder 115mm@84500',
        '[circular-saw] Ingco|Circular Saw 1400W@76900',
        'Total|20V Cordless Drill Kit@98500',
        '[rotary-hammer] Stanley|Rotary Hammer 800W@88500',
        '[jigsaw] Ingco|Electric Jigsaw 570W@42500',
      ],
      features: ['Copper motor', 'Spare carbon brushes included', 'Variable speed', 'Carry case'],
      specification: {
        Power: ['550W ~ 550', '720W ~ Grinder', '1400W ~ 1400W', '20V lithium ~ 20V', '800W ~ 800W', '570W ~ 570W'],
        Speed: [
          '0-2800 rpm ~ Drill',
          '11000 rpm ~ Grinder',
          '4800 rpm ~ Circular',
          '3000 strokes ~ Jigsaw',
          '0-1100 rpm',
        ],
        Warranty: ['12 months ~ Bosch|Makita|Stanley', '6 months'],
      },
    },
    {
      slug: 'hand-tools',
      title: 'Hand Tools',
      articles: [
        '🧰 Stanley|Tool Box with 65 Tools@58500',
        '🔧 Ingco|Combination Spanner Set 12-Piece@24500',
        '🔨 Total|Claw Hammer 16oz@7800',
        '🪛 Ingco|Screwdriver Set 10-Piece@9500',
        '[tape-measure] Stanley|Tape Measure 5m@5400',
        '[vice] Total|Adjustable Bench Vice 5"@32500',
      ],
      features: ['Chrome vanadium steel', 'Rubber grip', 'For home and workshop', 'Does not rust'],
      specification: {
        Material: ['Carbon steel ~ Hammer', 'Cast iron ~ Vice', 'ABS and steel tape ~ Tape', 'Chrome vanadium'],
        Pieces: ['65 ~ 65', '12 ~ 12-Piece', '10 ~ 10-Piece', '1'],
      },
    },
    {
      slug: 'garden-tools',
      title: 'Garden Tools',
      articles: [
        '[shears] Gardena|Pruning Shears@14500',
        '[hose] -|Garden Hose 30m with Nozzle@22500',
        '[cutlass-hoe] Crocodile|Cutlass and Hoe Set@8900',
        '[shovel] Crocodile|Digger and Shovel Set@12500',
        '[lawn-mower] Honda|Petrol Lawn Mower 19"@348000',
        '[sprayer] -|Knapsack Sprayer 16L@26500',
      ],
      features: ['Sharp out of the box', 'Strong handle', 'For farm and lawn', 'Spare parts in stock'],
      specification: {
        Material: ['PVC ~ Hose', 'Polyethylene ~ Sprayer', 'Steel deck ~ Mower', 'Carbon steel'],
        Size: ['30 m ~ 30m', '16 L ~ 16L', '19 inch cut ~ 19"', '21 cm ~ Shears'],
        Pieces: ['2 ~ Set', '1'],
      },
    },
    {
      slug: 'plants-seeds',
      title: 'Plants & Seeds',
      articles: [
        '🪴 Green Thumb|Snake Plant in Clay Pot@9800',
        '[seed-packet 🌶️] East-West Seed|Habanero Pepper Seeds 10g@4500',
        '[seed-packet 🍅] East-West Seed|Tomato Padma Seeds@6800',
        '🌵 Green Thumb|Mini Cactus Set of 3@11500',
        '[seed-packet 🌻] Green Thumb|Sunflower Seeds 50g@2800',
        '🌴 Green Thumb|Areca Palm 4ft@24500',
      ],
      features: ['Grows well in Nigerian soil', 'Packed for safe transport', 'Easy to keep', 'Growing guide inside'],
      specification: {
        Height: ['120 cm ~ 4ft', '40 cm ~ Snake', '10 cm ~ Cactus'],
        Contents: ['10 g ~ 10g', '50 g ~ 50g', '1,000 seeds ~ Padma'],
        Germination: ['7-10 days ~ Seeds'],
        Light: ['Half shade ~ Snake|Palm', 'Full sun'],
        Water: ['Once a week ~ Snake|Cactus', 'Twice a week ~ Palm', 'Daily'],
      },
    },
    {
      slug: 'paint-building',
      title: 'Paint & Building',
      colours: 'home',
      articles: [
        '[paint-bucket] Dulux|Silk Emulsion 20L@68500',
        '[paint-roller] Berger|Roller and Brush Set@8900',
        '[shower-set] Sanitas|Rain Shower Set@42500',
        '🪜 Louis|Aluminium Ladder 7 Steps@38500',
        '[cement-bag] Dangote|Tile Adhesive 25kg@9500',
        '[door-lock] -|Security Door Lock Set@28500',
      ],
      features: ['Covers in two coats', 'Washable', 'Does not rust', 'For indoors and outdoors'],
      specification: {
        Size: ['20 L ~ 20L', '25 kg ~ 25kg', '2.1 m ~ Ladder', '9 inch roller ~ Roller', '20 cm head ~ Shower'],
        Material: ['Aluminium ~ Ladder', 'Brass and chrome ~ Shower|Lock'],
        Covers: ['220 m² in one coat ~ Emulsion', '5 m² ~ Adhesive'],
        Use: ['Interior ~ Emulsion|Shower', 'Both'],
      },
    },
  ],
};
