import { article, list, type PageSeed, steps } from '../page';

export const blogList: PageSeed = {
  slug: 'blog-list',
  path: '/Blog-List',
  title: 'Blog',
  category: 'Company',
  sections: [
    article(
      'Light when NEPA takes it: how large must the inverter be?',
      'Write down what has to run at the same time and add up the watts: a fan has about 60, ten LED bulbs have 90, a television has 100, a small fridge has 150 and takes three times as much for a moment when it starts.',
      steps(
        'Add up the watts of everything that runs at once.',
        'Divide by 0.8: an inverter should not work at its limit. That is the size in VA to look for.',
        'For the battery multiply the watts by the hours and divide by 12 V: 300 W for 4 hours are 100 Ah, and a lead battery wants twice that to live long.',
      ),
      'Then compare <a href="/shop/inverters-batteries">inverters and batteries</a> and <a href="/shop/solar-panels">solar panels</a>.',
    ),
    article(
      'Six yards: which fabric for which day?',
      list(
        'Ankara: for every day and for the office. It is cotton with wax print, and it can be washed.',
        'Lace: for the church and for weddings. Ask for cord lace if it has to hold a shape.',
        'Aso oke: for the gele and for the day that you will remember. Have it cleaned, never washed.',
        'Adire: dyed by hand, so no two are alike. Wash it alone, the first time with salt.',
      ),
      'Five yards are enough for a blouse and a skirt, six leave something for the head. Look at <a href="/shop/ankara-fabrics">Ankara fabrics</a> and <a href="/shop/lace-aso-oke">lace and aso oke</a>.',
    ),
    article(
      'A used phone without regret',
      'UK used or not, five minutes of looking save a lot of money.',
      list(
        'Dial *#06# and compare the IMEI with the box and with the settings.',
        'Look at the health of the battery. Below 80 percent a new one will be due soon.',
        'Take a call, take a photo with each camera, and charge it while you look.',
        'Ask the store in Questions and Answers on the page of the product: the answer stands there for everybody.',
      ),
      'If there is a problem with what arrives, you have 7 days. See <a href="/shop/smartphones">smartphones</a>.',
    ),
    article(
      'A cart from many stores, a box from each',
      'Every store packs its own part of your order. If you want it all at the same time, choose the same pickup station for everything and wait for the message of each parcel: they seldom come on one day. And look at the store when you choose: two things from one store are one delivery fee.',
    ),
  ],
};
