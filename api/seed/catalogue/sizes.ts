/** Longest side of the articles in centimetres, by art. It is about right: the scale picture needs no more. */
const SIZES: readonly [number, string][] = [
  [2, 'micro-sd studs birthstone-ring ring-halo signet-ring 💍 toe-rings bands stack-rings hair-clips'],
  [3, 'memory-card cufflinks lapel-pin ear-cuffs fabric-earrings crescent-drops hijab-pins'],
  [4, 'processor earbuds wireless-lapel agbada-buttons flower-brooch cufflink-set pearl-drops lapel-mic'],
  [6, 'usb-stick usb-stick-metal usb-modem usb-adapter hoops car-charger ring-box name-necklace 🔋'],
  [7, 'action-camera bangles tennis-bracelet charm-bracelet couple-bracelets coral-bracelets bead-bracelet webcam'],
  [8, 'charger nvme-ssd compact beauty-bar 💄 film-pack fitness-band kids-watch silicone-watch chain-anklet'],
  [9, 'smartwatch kids-smartwatch digital-watch chronograph leather-watch steel-watch mesh-watch crystal-watch'],
  [10, 'mifi mifi-dark portable-ssd rugged-ssd sata-ssd usb-hub tv-stick card-holder nail-polish dome-camera soap'],
  [
    11,
    'portable-drive seed-packet ink-cartridge candles scrunchies heart-locket map-pendant cowrie-anklet beach-anklet',
  ],
  [12, 'wallet instant-camera 🖱️ ⏰ 🌵 vertical-mouse dropper-bottle video-doorbell mini-pc joy-con-pair'],
  [13, 'keypad-phone perfume ink-bottles jar tea-cup power-bank light-panel charging-dock gift-card small-router'],
  [14, 'laser-pointer 🕶️ 👓 🥽 door-lock cctv-camera cowrie-choker passport-pouch coral-strand groom-coral coral-fan'],
  [15, '📱 phone-case 🎮 tiara head-band 🪮 belly-chain 📷 chain-necklace pearl-necklace 🍼 night-light binoculars'],
  [16, 'calculator pump-bottle bottle mist-bottle maths-set tin breast-pump wipes-pack cleaning-kit travel-case'],
  [17, 'e-reader game-case ☎️ colour-pencils grinder 🔦 🥣 bulb-pack 🎙️ waist-beads waist-beads-gold robot-kit'],
  [
    18,
    'waist-beads-crystal waist-beads-rainbow waist-beads-elastic software-box power-supply cpu-cooler pouch smart-lock',
  ],
  [
    19,
    '🎧 board-game paint-roller tape-measure wig-care brush-set bonnet headwrap shears coral-crown alarm-kit bead-kit',
  ],
  [
    20,
    'jigsaw 🧦 drill stabilizer portable-speaker 👛 fila-cap 🧢 bib 🥿 🩴 👝 ram toner-large gele pendant-lamp belt-wallet',
  ],
  [
    22,
    '🪛 portable-projector 🥂 🍴 projector 🔧 desk-organiser coffee-maker rice-cooker receipt-printer lantern 👡 🖍️ 📓',
  ],
  [24, 'tablet kettle bodysuit 👟 👠 🩲 graphics-card laptop-stand decoder router 👙 toner jewelry-set gift-set'],
  [
    26,
    '🥾 👞 handheld-console toaster iron 👜 🩳 lunch-box plates 🍽️ vr-headset steering-wheel 📻 power-station circular-saw',
  ],
  [
    28,
    'braiding-hair portfolio coral-set jewelry-box motherboard 👢 motor-helmet cable network-cable watch-case steamer',
  ],
  [
    30,
    '🔨 vice food-flask pressure-cooker tower-router frying-pan vanity-mirror 🪴 toy-boat toy-jeep 🏺 diaper-pack console-flat',
  ],
  [
    32,
    'wig wig-bob console-white console-block 🧺 paint-bucket spice-rack wall-clock containers console-tall scanner 🎒 extension-board',
  ],
  [
    35,
    'blender yam-pounder 💻 laptop-sleeve cooling-pad rice-dispenser ring-light 🛼 👒 sewing-machine 🧩 satellite-kit mesh-kit',
  ],
  [
    38,
    'laser-printer ink-printer all-in-one-printer hot-plate pot-set hose leather-briefcase 💼 🛍️ swaddle bronze-mask',
  ],
  [
    42,
    'school-bag microwave mechanical-keyboard wireless-keyboard keyboard-mouse 🧰 rotary-hammer cement-bag tower inverter pot',
  ],
  [
    45,
    'gaming-pc oven cooler-box table-fan 🚂 table-lamp garri-fryer mouse-pad trolley-bag baby-carrier mop-bucket 🪁',
  ],
  [50, 'sleepsuit safe monitor 🩱 all-in-one vacuum-cleaner sprayer bar-fridge 🖼️ car-seat table-cooker generator'],
  [
    60,
    'wide-monitor gas-cylinder battery-cabinet cutlass-hoe 👚 🎽 👕 pillows sunburst-mirror tv-bracket 🥋 solar-kit',
  ],
  [70, '👔 baby-bath pressure-washer 🧥 suit selfie-stick shower-set canvas-panels'],
  [85, 'washer-twin washer-front gas-cooker chest-freezer air-conditioner soundbar mesh-chair visitor-chairs armchair'],
  [100, '👖 drawers lawn-mower shovel 🧸 street-light wax-print adire lace aso-oke brocade agbada tracksuit pyjamas'],
  [
    110,
    'television home-theatre executive-chair gaming-chair steel-cabinet stroller cot 🌴 standing-fan computer-desk',
  ],
  [130, 'robe 👗 🥻 tripod ironing-board mirror-cabinet mat blanket projector-screen'],
  [170, 'refrigerator rug shaggy-rug blinds dining-set 🪜 🛋️ solar-panel'],
  [200, 'bed-frame mattress bedding-set bed-net curtains sectional-sofa'],
];

const CENTIMETRES = new Map(SIZES.flatMap(([size, names]) => names.split(' ').map((name) => [name, size] as const)));

/** Longest side of an article in centimetres. Throws an Error for art without a size. */
export function sizeOf(art: string): number {
  const size = CENTIMETRES.get(art);
  if (size === undefined) throw new Error(`No size for ${art}`);
  return size;
}
