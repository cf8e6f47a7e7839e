import type { TypeSeed } from '../subcategory';

export const cameras: TypeSeed = {
  title: 'Cameras & Surveillance',
  subcategories: [
    {
      slug: 'digital-cameras',
      title: 'Digital Cameras',
      art: '📷',
      colours: 'gadget',
      articles: [
        'Canon|EOS 250D with 18-55mm Lens@784000',
        'Nikon|Z30 Mirrorless Vlogger Kit@965000',
        '[instant-camera] Fujifilm|Instax Mini 12 Instant Camera@118500',
        'Sony|ZV-1F Vlog Camera@712000',
        '[action-camera] GoPro|Hero 12 Black@598000',
        'Kodak|PixPro FZ55 16MP@178900',
      ],
      features: [
        'Sharp pictures in low light',
        'Wi-Fi transfer to the phone',
        'Flip screen for vlogging',
        'Lens cloth and strap included',
      ],
      specification: {
        Sensor: ['APS-C CMOS ~ EOS|Z30', '1 inch CMOS ~ ZV', '1/1.9 inch CMOS ~ GoPro', 'CMOS ~ Kodak'],
        Resolution: ['24.1MP ~ EOS', '20.9MP ~ Z30', '20.1MP ~ ZV', '27MP ~ GoPro', '16MP ~ Kodak'],
        Video: ['5.3K 60p ~ GoPro', '4K 30p ~ Z30|ZV|EOS', 'Full HD ~ Kodak'],
        Film: ['Instax Mini, 86 x 54 mm ~ Instax'],
        Weight: ['154 g ~ GoPro', '306 g ~ Instax', '106 g ~ Kodak', '449 g'],
      },
    },
    {
      slug: 'cctv-security',
      title: 'CCTV & Security',
      art: 'cctv-camera',
      articles: [
        'Hikvision|4-Channel CCTV Kit 2MP with 500GB@214000',
        '[dome-camera] TP-Link|Tapo C200 WiFi Camera 360°@38500',
        '[video-doorbell] Ezviz|DB1C Video Doorbell@96500',
        '[alarm-kit] Ajax|Wireless Alarm Starter Kit@328000',
        'V380|Outdoor Solar 4G Camera@72900',
        '[smart-lock] Yale|Fingerprint Smart Door Lock@184500',
      ],
      features: [
        'Watch from your phone anywhere',
        'Night vision up to 30 metres',
        'Sends an alert when something moves',
        'Keeps recording when NEPA takes light',
      ],
      specification: {
        Resolution: ['2MP ~ 2MP|Doorbell|C200', '3MP ~ V380'],
        'Night vision': ['30 m ~ Hikvision', '20 m ~ V380', '9 m ~ C200|Doorbell'],
        Storage: ['500GB hard disk ~ 500GB', 'MicroSD up to 128GB ~ C200|V380|Doorbell'],
        'Opens by': ['Fingerprint, code, card and key ~ Lock'],
        'In the set': ['Hub, motion, door and key fob ~ Alarm'],
        Power: ['Batteries ~ Lock|Alarm', 'Solar and battery ~ Solar', 'Mains'],
      },
    },
    {
      slug: 'camera-accessories',
      title: 'Camera Accessories',
      articles: [
        '[ring-light] Neewer|10" Ring Light with Stand@19500',
        '[memory-card] Sandisk|Extreme Pro 128GB SD Card@42800',
        '[tripod] Yunteng|Tripod VCT-668@23500',
        '[film-pack] Fujifilm|Instax Mini Film 20 Shots@21900',
        '[lapel-mic] Boya|BY-M1 Lavalier Microphone@14200',
        '[binoculars] Celestron|UpClose 10x50 Binoculars@57500',
      ],
      features: [
        'Fits Canon, Nikon and Sony',
        'Light enough for outdoor shoots',
        'Carrying bag included',
        'Trusted by Lagos wedding photographers',
      ],
      specification: {
        Fits: [
          'Instax Mini cameras ~ Instax',
          'Phones and cameras ~ Light|Microphone|Tripod',
          'All cameras with SD ~ Card',
        ],
        Material: ['Aluminium ~ Tripod|Light', 'Rubber armoured ~ Binoculars'],
        Capacity: ['128GB ~ 128GB', '20 shots ~ 20 Shots'],
        Speed: ['200 MB/s ~ Card'],
        Magnification: ['10x ~ 10x50'],
      },
    },
  ],
};
