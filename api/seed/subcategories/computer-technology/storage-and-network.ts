import type { TypeSeed } from '../subcategory';

export const storage: TypeSeed = {
  title: 'Storage',
  subcategories: [
    {
      slug: 'external-drives',
      title: 'External Drives & SSD',
      art: 'portable-drive',
      choice: { title: 'Capacity', values: ['500GB', '1TB', '2TB'], step: 0.34 },
      articles: [
        'Seagate|Expansion Portable Drive@58500',
        'WD|My Passport@64900',
        '[portable-ssd] Samsung|T7 Portable SSD@94500',
        '[rugged-ssd] Sandisk|Extreme Portable SSD@98500',
        '[nvme-ssd] Kingston|NV3 NVMe SSD@52500',
        '[sata-ssd] Crucial|BX500 SATA SSD@48500',
      ],
      features: ['Up to 1,050 MB/s', 'Survives a drop from 2 metres', 'Works with PS5 and Mac', 'Three-year warranty'],
      specification: {
        Interface: ['NVMe PCIe 4.0 ~ NVMe', 'SATA III ~ SATA', 'USB 3.2 Gen 2 ~ Portable SSD', 'USB 3.0'],
        Speed: ['5000 MB/s ~ NVMe', '540 MB/s ~ SATA', '1050 MB/s ~ Portable SSD', '120 MB/s'],
        Warranty: ['3 years'],
      },
    },
    {
      slug: 'flash-drives-memory-cards',
      title: 'Flash Drives & Memory Cards',
      art: 'usb-stick',
      choice: { title: 'Capacity', values: ['32GB', '64GB', '128GB'], step: 0.4 },
      articles: [
        'Sandisk|Cruzer Blade USB Flash@5800',
        '[usb-stick-metal] HP|x911w USB 3.2 Flash@7500',
        '[micro-sd] Sandisk|Ultra MicroSD with Adapter@6900',
        'Kingston|DataTraveler Exodia@6200',
        '[micro-sd] Samsung|EVO Plus MicroSD@8800',
        '[memory-card] Lexar|Professional SD 1667x@14500',
      ],
      features: [
        'Original, tested for full capacity',
        'Attached cap',
        'For phone, camera and dash cam',
        'Five-year warranty',
      ],
      specification: {
        Interface: ['USB 2.0 ~ Blade', 'UHS-II ~ 1667x', 'UHS-I ~ MicroSD', 'USB 3.2'],
        Speed: ['250 MB/s ~ 1667x', '130 MB/s ~ EVO', '100 MB/s ~ Ultra|3.2|Exodia', '20 MB/s'],
        Warranty: ['5 years'],
      },
    },
    {
      slug: 'software-antivirus',
      title: 'Software & Antivirus',
      articles: [
        '[software-box 🛡️] Kaspersky|Total Security 3 Devices 1 Year@14500',
        '[software-box 📝] Microsoft|Office Home and Student 2024@128500',
        '[software-box 🪟] Microsoft|Windows 11 Pro Licence@84500',
        '[software-box 🛡️] Norton|360 Deluxe 5 Devices@22500',
        '[software-box 📊] Sage|50 Accounts Starter@168500',
        '[software-box ☁️] Microsoft|365 Personal 12 Months@68900',
      ],
      features: [
        'Licence sent by email and in the box',
        'Genuine',
        'Free help with installation',
        'For Windows and Mac',
      ],
      specification: {
        Devices: ['3 ~ 3 Devices', '5 ~ 5 Devices|365', '1'],
        Duration: ['12 months ~ 1 Year|12 Months|Norton', 'Lifetime'],
        Delivery: ['Box and email'],
      },
    },
  ],
};

export const network: TypeSeed = {
  title: 'Networking',
  subcategories: [
    {
      slug: 'routers',
      title: 'Routers',
      art: 'router',
      articles: [
        'TP-Link|Archer C6 AC1200 Router@48500',
        '[tower-router] MTN|5G Broadband Router@54500',
        '[small-router] Mikrotik|hAP ac2@98500',
        'Tenda|AC10 Gigabit Router@42900',
        '[mesh-kit] TP-Link|Deco M4 Mesh 3-Pack@168500',
        '[satellite-kit] Starlink|Standard Kit@590000',
      ],
      features: ['Covers a whole duplex', 'Takes any SIM', 'Parental control', 'Set up from the phone'],
      specification: {
        Standard: ['5G NR ~ 5G', 'WiFi 6 ~ Starlink', 'WiFi 5'],
        Speed: ['1200 Mbps ~ AC1200|AC10|Deco|ac2', '1000 Mbps ~ 5G', '220 Mbps ~ Starlink'],
        Ports: ['2 ~ Deco|5G|Starlink', '5 ~ hAP', '4'],
      },
    },
    {
      slug: 'mifi-modems',
      title: 'MiFi & Modems',
      art: 'mifi',
      articles: [
        'Airtel|4G MiFi with 10GB@19800',
        'MTN|4G MiFi@18500',
        '[mifi-dark] Huawei|E5577 Universal MiFi@38500',
        '[usb-modem] ZTE|USB 4G Modem@16900',
        'Glo|4G LTE MiFi@17500',
        '[mifi-dark] TP-Link|M7350 Mobile WiFi@48900',
      ],
      features: [
        'Connects ten devices at a time',
        'Eight hours on battery',
        'Unlocked for all networks',
        'Data bonus on activation',
      ],
      specification: {
        Network: ['4G LTE'],
        Battery: ['None, runs on USB ~ Modem', '2000mAh ~ M7350', '1500mAh ~ Huawei', '2100mAh'],
        Users: ['1 ~ Modem', '10'],
      },
    },
  ],
};
