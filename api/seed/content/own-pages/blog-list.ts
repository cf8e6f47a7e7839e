import { article, control, list, type PageSeed, steps } from '../page';

export const blogList: PageSeed = {
  slug: 'blog-list',
  path: '/Blog-List',
  title: 'Blog',
  category: 'Company',
  sections: [
    article(
      'Power cuts: what size of inverter do you need?',
      'List the devices that must run at the same time and add up their watts. A fan needs about 60, ten LED bulbs 90 and a television 100. A small fridge needs 150, and three times as much for a moment when it starts.',
      steps(
        'Add up the watts of all devices that run at once.',
        'Divide by 0.8, because an inverter should not run at its limit. The result is the size in VA.',
        'For the battery, multiply the watts by the hours and divide by 12 V. 300 W for 4 hours need 100 Ah. A lead battery lasts longer with twice that size.',
      ),
      'Compare <a href="/shop/inverters-batteries">inverters and batteries</a> and <a href="/shop/solar-panels">solar panels</a>.',
    ),
    article(
      'Six yards: which fabric for which occasion?',
      list(
        'Ankara: for every day and for the office. It is cotton with a wax print, and you can wash it.',
        'Lace: for church and for weddings. Cord lace holds its shape.',
        'Aso oke: for the gele and for special days. Have it dry-cleaned. Never wash it.',
        'Adire: dyed by hand, so no two are alike. Wash it separately, the first time with salt.',
      ),
      'Five yards are enough for a blouse and a skirt. With six, there is enough for a head tie too. See <a href="/shop/ankara-fabrics">Ankara fabrics</a> and <a href="/shop/lace-aso-oke">lace and aso oke</a>.',
    ),
    article(
      'How to check a used phone',
      'Five minutes of checks can save you a lot of money.',
      list(
        'Dial *#06# and compare the IMEI with the box and with the settings.',
        'Check the battery health. Below 80 percent, the battery will soon need replacing.',
        'Make a call, take a photo with each camera, and charge the phone for a few minutes.',
        `Ask the store in ${control('Questions and Answers')} on the product page. Everyone can read the answer there.`,
      ),
      'If the phone has a problem when it arrives, you have 7 days to return it. See <a href="/shop/smartphones">smartphones</a>.',
    ),
    article(
      'How to save delivery fees',
      'Each store packs and ships its own parcel and charges its own delivery fee. Two products from one store cost one fee. To collect several parcels in one trip, choose one pickup station and wait until all of them have arrived.',
    ),
  ],
};
