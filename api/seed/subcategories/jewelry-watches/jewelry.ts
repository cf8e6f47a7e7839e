import { RING_SIZES } from '../choices';
import type { TypeSeed } from '../subcategory';

const PRECIOUS = {
  Material: [
    'Gold plated and pearl ~ Pearl',
    'Cowrie and brass ~ Cowrie|Belly',
    'Ankara and brass ~ Ankara',
    '18k gold plated ~ Bridal|Tiara|Name|Wedding',
    '925 sterling silver ~ Engagement|Moissanite|Tennis|Studs',
    'Stainless steel',
    '14k gold filled',
  ],
  Stone: [
    'Moissanite ~ Moissanite',
    'Fresh-water pearl ~ Pearl',
    'Tiger eye ~ Tiger',
    'Coral ~ Coral',
    'Cubic zirconia ~ Zirconia|Engagement|Tennis|Bridal|Diamond|Emerald|Tiara|Birthstone',
    'None',
  ],
  Packing: ['Velvet box ~ Sade', 'Gift pouch'],
};
const PRECIOUS_FEATURES = [
  'Does not turn the skin green',
  'No nickel',
  'Polished by hand',
  'Comes in a gift box',
  'Wear it in the shower',
];

export const jewelry: TypeSeed = {
  title: 'Jewelry',
  subcategories: [
    {
      slug: 'rings',
      title: 'Rings',
      colours: 'metal',
      choice: RING_SIZES,
      articles: [
        '💍 Sade Gems|Solitaire Engagement Ring@68500',
        '[bands] Sade Gems|His and Hers Wedding Bands@92500',
        '[ring-halo] Sade Gems|Halo Moissanite Ring@148000',
        '[signet-ring] Adorn Naija|Signet Ring@14500',
        '[stack-rings] Adorn Naija|Stackable Rings Set of 5@9800',
        '[birthstone-ring] Adorn Naija|Birthstone Ring@18900',
      ],
      features: PRECIOUS_FEATURES,
      specification: PRECIOUS,
    },
    {
      slug: 'necklaces',
      title: 'Necklaces & Pendants',
      colours: 'metal',
      articles: [
        '[chain-necklace] Sade Gems|Cuban Link Chain 20"@24500',
        '[heart-locket] Adorn Naija|Heart Locket Pendant@12900',
        '[map-pendant] Adorn Naija|Africa Map Pendant@9800',
        '[name-necklace] Adorn Naija|Name Necklace Custom Made@18500',
        '[cowrie-choker] Calabar Shells|Cowrie Shell Choker@7600',
        '[pearl-necklace] Sade Gems|Pearl Strand Necklace@58500',
      ],
      features: PRECIOUS_FEATURES,
      specification: PRECIOUS,
    },
    {
      slug: 'earrings',
      title: 'Earrings',
      colours: 'metal',
      articles: [
        '[hoops] Adorn Naija|Hoop Earrings Set of 3@8900',
        '[studs] Sade Gems|Diamond-Cut Studs@28500',
        '[crescent-drops] Adorn Naija|Crescent Drop Earrings@9500',
        '[ear-cuffs] Adorn Naija|Butterfly Ear Cuffs@6800',
        '[fabric-earrings] Adorn Naija|Ankara Button Earrings@4500',
        '[pearl-drops] Sade Gems|Pearl Drop Earrings@24900',
      ],
      features: PRECIOUS_FEATURES,
      specification: PRECIOUS,
    },
    {
      slug: 'bracelets',
      title: 'Bracelets & Bangles',
      art: 'charm-bracelet',
      colours: 'metal',
      articles: [
        '[bead-bracelet] Adorn Naija|Tiger Eye Bead Bracelet@6900',
        '[tennis-bracelet] Sade Gems|Tennis Bracelet@46500',
        '[bangles] Sade Gems|Twisted Bangle Pair@22500',
        'Adorn Naija|Evil Eye Charm Bracelet@7500',
        'Sade Gems|Charm Bracelet@18900',
        '[coral-bracelets] Benin Coral House|Coral and Gold Bracelet@34500',
        '[couple-bracelets] Adorn Naija|Couple Magnetic Bracelets@8500',
      ],
      features: PRECIOUS_FEATURES,
      specification: PRECIOUS,
    },
    {
      slug: 'anklets',
      title: 'Anklets & Body Jewelry',
      art: 'chain-anklet',
      colours: 'metal',
      articles: [
        '[cowrie-anklet] Calabar Shells|Cowrie Anklet@4800',
        'Adorn Naija|Layered Chain Anklet@6500',
        '[beach-anklet] Adorn Naija|Beaded Beach Anklet Pair@3900',
        '[toe-rings] Adorn Naija|Toe Rings Set of 4@3500',
        'Sade Gems|Initial Anklet@11500',
        '[belly-chain] Calabar Shells|Belly Chain@9800',
      ],
      features: PRECIOUS_FEATURES,
      specification: PRECIOUS,
    },
    {
      slug: 'jewelry-sets',
      title: 'Jewelry Sets',
      art: 'jewelry-set',
      colours: 'metal',
      articles: [
        'Sade Gems|Bridal Jewelry Set 4-Piece@98500',
        'Sade Gems|Zirconia Necklace and Earrings@52500',
        '[gift-set] Adorn Naija|Everyday Gift Set 6-Piece@16500',
        '[tiara] Sade Gems|Tiara and Hair Comb@38500',
        '[gift-set] Adorn Naija|Mother and Daughter Set@14900',
        'Sade Gems|Emerald-Cut Set@74500',
      ],
      features: PRECIOUS_FEATURES,
      specification: PRECIOUS,
    },
  ],
};

export const traditional: TypeSeed = {
  title: 'Beads & Heritage',
  subcategories: [
    {
      slug: 'coral-beads',
      title: 'Coral Beads',
      articles: [
        '[coral-set] Benin Coral House|Bridal Coral Set 5-Piece@148500',
        "[groom-coral] Benin Coral House|Groom's Coral Necklace@88500",
        '[coral-crown] Benin Coral House|Okuku Coral Crown@124000',
        '[coral-bracelets] Benin Coral House|Wrist Coral Pair@24500',
        '[coral-strand] Benin Coral House|Single Strand Coral@36500',
        '[coral-fan] Benin Coral House|Coral Hand Fan Set@42900',
      ],
      features: [
        'Real coral, checked bead by bead',
        'Strung in Benin City',
        'For weddings and title-taking',
        'Certificate inside',
      ],
      specification: {
        Material: ['Coral and gold beads ~ Bridal|Crown', 'Natural coral'],
        Length: ['28 inches ~ Groom|Bridal', '18 inches ~ Single', '8 inches ~ Wrist'],
        Strands: ['5 ~ Bridal', '3 ~ Groom|Wrist', '1 ~ Single'],
        Certificate: ['Included'],
      },
    },
    {
      slug: 'waist-beads',
      title: 'Waist Beads',
      articles: [
        '[waist-beads] Adorn Naija|Tie-On Waist Beads 3-Strand@4500',
        '[waist-beads-gold] Adorn Naija|Gold Charm Waist Beads@5800',
        '[waist-beads-crystal] Adorn Naija|Crystal Waist Beads@6500',
        '[waist-beads-rainbow] Adorn Naija|Ankara Rainbow Waist Beads@4900',
        '[bead-kit] Adorn Naija|Bead Making Kit@12500',
        '[waist-beads-elastic] Adorn Naija|Elastic Waist Beads@5200',
      ],
      features: [
        'Strong cotton thread',
        'Fits waists of 28 to 46 inches',
        'Colours that last',
        'Made by hand in Ibadan',
      ],
      specification: {
        Material: ['Crystal ~ Crystal', 'Glass seed beads and brass ~ Gold', 'Glass seed beads'],
        Length: ['46 inches'],
        Closure: ['Elastic ~ Elastic', 'Screw ~ Crystal', 'Tie-on'],
      },
    },
  ],
};
