import type { TypeSeed } from '../subcategory';

const WATCH = {
  Movement: ['Automatic ~ Automatic', 'Digital ~ Digital|G-Shock|Illuminator|GPS|Projector', 'Quartz'],
  Case: [
    'Stainless steel ~ Seiko|Tissot|Edifice|Kors|Fossil|Mesh|Bracelet',
    'Resin ~ G-Shock|Kids|Youth|GPS|Projector|Learn',
    'Alloy',
  ],
  'Water resistance': ['20 ATM ~ G-Shock', '10 ATM ~ Tissot|Edifice', '5 ATM ~ Seiko|Casio|Kors|Fossil', '3 ATM'],
  Warranty: ['24 months ~ Tissot|Casio|Seiko|Kors|Fossil', '12 months'],
};
const WATCH_FEATURES = [
  'Original with warranty card',
  'Scratch-resistant glass',
  'Battery lasts two years',
  'Extra links in the box',
];

export const watches: TypeSeed = {
  title: 'Watches',
  subcategories: [
    {
      slug: 'mens-watches',
      title: "Men's Watches",
      art: 'chronograph',
      colours: 'metal',
      articles: [
        'Casio|Edifice Chronograph@84500',
        '[leather-watch] Curren|8225 Leather Strap@18500',
        'Naviforce|Dual Time Sport@26900',
        '[steel-watch] Seiko|5 Automatic SNXS79@198500',
        '[digital-watch] Casio|G-Shock GA-2100@126500',
        '[steel-watch] Tissot|PRX Quartz 40mm@645000',
      ],
      features: WATCH_FEATURES,
      specification: WATCH,
    },
    {
      slug: 'womens-watches',
      title: "Women's Watches",
      art: 'crystal-watch',
      colours: 'metal',
      articles: [
        '[chronograph] Michael Kors|Parker Chronograph@248500',
        '[silicone-watch] Geneva|Silicone Strap Watch@6500',
        'Skmei|Crystal Bezel Watch@16900',
        '[leather-watch] Fossil|Carlie Mini@142500',
        '[mesh-watch] Naviforce|Rose Mesh Watch@21500',
        'Sade Gems|Bracelet Watch Gift Set@32500',
      ],
      features: WATCH_FEATURES,
      specification: WATCH,
    },
    {
      slug: 'kids-watches',
      title: "Kids' Watches",
      art: 'kids-watch',
      colours: 'bright',
      articles: [
        '[kids-smartwatch] Smart Kid|GPS Watch with SIM@32500',
        'Skmei|Kids Digital Watch@7500',
        'Flik Flak|Learn the Time Watch@28500',
        'Tiny Tribe|Projector Watch@5900',
        '[digital-watch] Casio|Youth Illuminator@18900',
        '⏰ Tiny Tribe|Twin Bell Alarm Clock@6800',
      ],
      features: ['Soft strap', 'Survives water fights', 'Glows at night', 'Easy to read'],
      specification: WATCH,
    },
  ],
};

export const accessories: TypeSeed = {
  title: 'Accessories',
  subcategories: [
    {
      slug: 'sunglasses',
      title: 'Sunglasses & Eyewear',
      art: '🕶️',
      colours: 'leather',
      articles: [
        'Ray-Ban|Wayfarer Classic@128500',
        'Eko Shades|Polarised Aviators@14500',
        '👓 Eko Shades|Anti-Blue Light Glasses@8900',
        'Kemi K|Oversized Cat Eye@9800',
        '🥽 Owu Sport|Swim Goggles@7500',
        '👓 Eko Shades|Reading Glasses 3-Pack@6500',
      ],
      features: ['UV400 protection', 'Case and cloth included', 'Light on the nose', 'Spring hinges'],
      specification: {
        Lens: [
          'Polarised ~ Polarised',
          'Blue-light filter ~ Blue',
          '+1.5 dioptres ~ Reading',
          'Anti-fog ~ Goggles',
          'UV400',
        ],
        Frame: ['Metal ~ Aviator', 'Silicone ~ Goggles', 'Acetate ~ Wayfarer|Cat', 'TR90'],
        Size: ['Large ~ Oversized', 'Medium'],
      },
    },
    {
      slug: 'cufflinks-brooches',
      title: 'Cufflinks, Pins & Brooches',
      colours: 'metal',
      articles: [
        '[cufflink-set] Ojota Tailors|Cufflinks and Tie Pin Set@12500',
        '[flower-brooch] Sade Gems|Flower Brooch@9800',
        '[lapel-pin] Naija Vibes|Eagle Lapel Pin@4500',
        '[agbada-buttons] Ojota Tailors|Agbada Button Set@8600',
        '[hijab-pins] Adorn Naija|Hijab Pins Set of 12@3800',
        '[cufflinks] Ojota Tailors|Onyx Cufflinks@16900',
      ],
      features: ['Holds firmly', 'Polished finish', 'Comes in a gift box', 'For suits and senator wear'],
      specification: {
        Material: ['Brass and onyx ~ Onyx', 'Stainless steel ~ Pins', 'Alloy and crystal ~ Brooch', 'Brass'],
        Pieces: ['12 ~ of 12', '3 ~ Tie Pin', '5 ~ Button', '2 ~ Onyx', '1'],
      },
    },
    {
      slug: 'belts-wallets',
      title: 'Belts & Wallets',
      colours: 'leather',
      articles: [
        '[wallet] Aba Made|Bifold Leather Wallet@9800',
        '[card-holder] Aba Made|Slim Card Holder@6500',
        '[leather-briefcase] Nkoyo Men|Leather Briefcase@68500',
        '[passport-pouch] Aba Made|Travel Passport Pouch@11500',
        '[belt-wallet] Aba Made|Leather Belt and Wallet Set@18500',
        '[portfolio] Nkoyo Men|Document Portfolio@24500',
      ],
      features: ['Full-grain leather', 'RFID lining', 'Hand stitched', 'Gets better with age'],
      specification: {
        Material: ['Full-grain leather'],
        Pockets: ['4 ~ Card|Pouch', '8 ~ Bifold|Set', '12'],
        'RFID lining': ['Yes ~ Card|Bifold|Pouch', 'No'],
      },
    },
    {
      slug: 'jewelry-boxes',
      title: 'Jewelry Boxes & Care',
      colours: 'leather',
      articles: [
        '[jewelry-box] Iroko Home|Wooden Jewelry Box@22500',
        '[ring-box] Sade Gems|Velvet Ring Box@4500',
        '[watch-case] Iroko Home|Watch Winder Case 6 Slots@64500',
        '[mirror-cabinet] Iroko Home|Mirror Jewelry Cabinet@88500',
        '[travel-case] Iroko Home|Travel Jewelry Case@9800',
        '[cleaning-kit] Sade Gems|Cleaning Kit for Gold and Silver@7600',
      ],
      features: ['Velvet inside', 'Lock and key', 'Keeps chains from tangling', 'A good gift'],
      specification: {
        Material: ['Velvet ~ Velvet', 'Mahogany ~ Wooden|Cabinet', 'Vegan leather ~ Travel|Winder'],
        Compartments: ['1 ~ Ring', '6 ~ 6 Slots', '24 ~ Cabinet', '12 ~ Wooden|Travel'],
        Contents: ['Foam, cloth and polish ~ Cleaning'],
      },
    },
    {
      slug: 'hair-accessories',
      title: 'Hair Accessories',
      colours: 'bright',
      articles: [
        '[bonnet] Adorn Naija|Satin Bonnet Reversible@4500',
        '[headwrap] Kemi K|Ankara Headwrap@5900',
        '🪮 Shea Origins|Wooden Afro Comb@3500',
        '[head-band] Adorn Naija|Pearl Head Band@6500',
        '[hair-clips] Adorn Naija|Hair Flower Clips 6-Pack@3900',
        '[scrunchies] Adorn Naija|Silk Scrunchies 10-Pack@4200',
      ],
      features: ['Keeps the style overnight', 'Does not pull', 'Washable', 'Fits thick hair'],
      specification: {
        Material: [
          'Satin ~ Satin',
          'Silk ~ Silk',
          'Wood ~ Wooden',
          'Ankara cotton ~ Ankara',
          'Pearls on velvet ~ Pearl',
          'Acetate ~ Clips',
        ],
        Pieces: ['6 ~ 6-Pack', '10 ~ 10-Pack', '1'],
      },
    },
  ],
};
