import { CLOTHES, MENS_SHOES } from '../choices';
import type { TypeSeed } from '../subcategory';

export const fabrics: TypeSeed = {
  title: 'Fabrics',
  subcategories: [
    {
      slug: 'ankara-fabrics',
      title: 'Ankara & Adire Fabrics',
      art: 'wax-print',
      colours: 'fabric',
      articles: [
        'Hitarget|Ankara Wax Print 6 Yards@14500',
        'Vlisco|Super Wax Dutch Print 6 Yards@98000',
        '[adire] Abeokuta Dyers|Indigo Adire Eleko 5 Yards@21500',
        'ABC|Embellished Ankara 5 Yards@32900',
        'Da Viva|Nigerian Wax Cotton 6 Yards@19800',
        '[adire] Osogbo Arts|Batik Silk Adire 4 Yards@36500',
      ],
      features: [
        'Colours that do not run',
        'Both sides printed',
        'Cut fresh from the roll',
        'Made for dresses, shirts and curtains',
      ],
      specification: {
        Material: ['Silk ~ Silk', 'Hand-dyed cotton ~ Adire', 'Cotton with crystals ~ Embellished', '100% cotton wax'],
        Length: ['4 yards ~ 4 Yards', '5 yards ~ 5 Yards', '6 yards'],
        Width: ['46 inches', '48 inches'],
        Origin: ['Abeokuta ~ Abeokuta', 'Osogbo ~ Osogbo', 'Netherlands ~ Vlisco', 'Nigeria'],
      },
    },
    {
      slug: 'lace-aso-oke',
      title: 'Lace & Aso Oke',
      art: 'lace',
      colours: 'fabric',
      articles: [
        'Balogun Lace|Swiss Voile Lace 5 Yards@78500',
        '[aso-oke] Iseyin Looms|Aso Oke Bridal Set@112000',
        'Balogun Lace|Sequin Tulle Lace 5 Yards@64900',
        'Balogun Lace|Cord Lace 5 Yards@52500',
        '[gele] Iseyin Looms|Gele Head Tie Sego@9500',
        '[brocade] Arewa Couture|Guinea Brocade 5 Yards@41500',
      ],
      features: [
        'Hand-picked at Balogun market',
        'Stones do not fall off',
        'Five full yards, measured',
        'For weddings and aso ebi',
      ],
      specification: {
        Material: [
          'Swiss voile ~ Voile',
          'Tulle ~ Tulle',
          'Guipure ~ Cord',
          'Handwoven cotton ~ Aso Oke',
          'Jacquard ~ Gele',
          'Brocade',
        ],
        Length: ['5 yards ~ 5 Yards', '2 yards ~ Gele', '10 yards'],
        Origin: ['Switzerland ~ Swiss', 'Iseyin ~ Iseyin', 'Austria ~ Balogun|Guinea'],
      },
    },
  ],
};

export const sportswear: TypeSeed = {
  title: 'Sportswear',
  subcategories: [
    {
      slug: 'sportswear',
      title: 'Sportswear',
      art: '🎽',
      colours: 'plain',
      choice: CLOTHES,
      articles: [
        'Nike|Super Eagles Home Jersey@48500',
        '🩳 Adidas|Training Shorts@19800',
        '🥋 Combat Pro|Karate Uniform@22500',
        'Owu Sport|Dry-Fit Running Vest@8900',
        '[tracksuit] Puma|Full Tracksuit@56500',
        'Umbro|Football Training Bib Set of 10@24500',
      ],
      features: ['Dries fast', 'Stretches in four directions', 'Official licensed product', 'Flat seams'],
      specification: {
        Material: ['Cotton ~ Karate', '100% recycled polyester ~ Jersey', 'Polyester and spandex'],
        Fit: ['Slim ~ Vest', 'Regular'],
        Sport: ['Football ~ Eagles|Football', 'Running ~ Running', 'Karate ~ Karate', 'Training'],
      },
    },
    {
      slug: 'sneakers',
      title: 'Sneakers',
      art: '👟',
      colours: 'plain',
      choice: MENS_SHOES,
      articles: [
        'Nike|Court Vision Low@94500',
        'Adidas|Runfalcon 3 Running Shoes@82500',
        'Puma|Smash v2 Leather@71900',
        'Owu Sport|Breeze Mesh Trainers@18500',
        'New Balance|574 Core@128000',
        '🛼 Roller King|Adjustable Inline Skates@46500',
      ],
      features: ['Cushioned midsole', 'Original with box', 'Grips on wet tiles', 'Breathable mesh'],
      specification: {
        Upper: ['Leather ~ Leather|Court', 'Suede and mesh ~ 574', 'Nylon shell ~ Skates', 'Mesh'],
        Sole: ['EVA and rubber ~ Run|574', 'PU wheels, 72 mm ~ Skates', 'Rubber'],
        Use: ['Running ~ Run|Breeze', 'Skating ~ Skates', 'Street'],
      },
    },
  ],
};
