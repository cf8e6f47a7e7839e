import type { ShelfType } from '../shelf';

export const cameras: ShelfType = {
  title: 'Cameras & Surveillance',
  shelves: [
    {
      slug: 'digital-cameras',
      title: 'Digital Cameras',
      art: ['📷', '📸', '📹', '🎥'],
      beside: ['🖼️', '🌅'],
      colours: 'gadget',
      articles: [
        'Canon|EOS 250D with 18-55mm Lens@784000',
        'Nikon|Z30 Mirrorless Vlogger Kit@965000',
        '📸 Fujifilm|Instax Mini 12 Instant Camera@118500',
        '📹 Sony|ZV-1F Vlog Camera@712000',
        '🎥 GoPro|Hero 12 Black@598000',
        'Kodak|PixPro FZ55 16MP@178900',
      ],
      features: [
        'Sharp pictures in low light',
        'Wi-Fi transfer to the phone',
        'Flip screen for vlogging',
        'Lens cloth and strap in the box',
      ],
      specification: {
        Sensor: ['APS-C', '1 inch', 'CMOS'],
        Resolution: ['16MP', '20.1MP', '24.1MP'],
        Video: ['Full HD', '4K 30p', '5.3K'],
      },
    },
    {
      slug: 'cctv-security',
      title: 'CCTV & Security',
      art: ['📹', '🚨', '🔐', '🔔'],
      beside: ['🏠', '🛡️'],
      articles: [
        'Hikvision|4-Channel CCTV Kit 2MP with 500GB@214000',
        'TP-Link|Tapo C200 WiFi Camera 360°@38500',
        '🔔 Ezviz|DB1C Video Doorbell@96500',
        '🚨 Ajax|Wireless Alarm Starter Kit@328000',
        'V380|Outdoor Solar 4G Camera@72900',
        '🔐 Yale|Fingerprint Smart Door Lock@184500',
      ],
      features: [
        'Watch from your phone anywhere',
        'Night vision up to 30 metres',
        'Sends an alert when something moves',
        'Keeps recording when NEPA takes light',
      ],
      specification: {
        Resolution: ['2MP', '3MP', '4MP'],
        'Night vision': ['10 m', '20 m', '30 m'],
        Storage: ['MicroSD up to 256GB', '500GB hard disk', 'Cloud'],
      },
    },
    {
      slug: 'camera-accessories',
      title: 'Camera Accessories',
      art: ['🎞️', '🔭', '💡', '🎬'],
      beside: ['📷', '🔋'],
      articles: [
        '💡 Neewer|10" Ring Light with Stand@19500',
        'Sandisk|Extreme Pro 128GB SD Card@42800',
        '🎬 Yunteng|Tripod VCT-668@23500',
        '🎞️ Fujifilm|Instax Mini Film 20 Shots@21900',
        'Boya|BY-M1 Lavalier Microphone@14200',
        '🔭 Celestron|UpClose 10x50 Binoculars@57500',
      ],
      features: [
        'Fits Canon, Nikon and Sony',
        'Light enough for outdoor shoots',
        'Carrying bag included',
        'Trusted by Lagos wedding photographers',
      ],
      specification: {
        Fits: ['All cameras', 'Phones and cameras'],
        Material: ['Aluminium', 'ABS'],
        Weight: ['180 g', '650 g', '1.1 kg'],
      },
    },
  ],
};
