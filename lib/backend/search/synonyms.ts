import 'server-only'

/**
 * What things are called in a shop, and after it what shoppers also say for them. Who asks for any word of a line is
 * shown what has one of its first words, or the asked one. Hindi is read as it sounds: ghada is घड़ा as well, so a word
 * stands in its own letters only where one writes it otherwise in Latin ones.
 */
export const SYNONYMS = {
  // To wear
  saree: 'sari sadi saadi sadee saari sarhi',
  'kurta kurti': 'kurtha kurtee',
  dupatta: 'chunni chunari chunri chundri odhni orhni',
  'stole scarf': 'स्कार्फ',
  shawl: 'shaal shal शॉल',
  shirt: 'शर्ट',
  t: 'टी',
  tshirt: 'tee टीशर्ट',
  'cloth fabric': 'kapda kapra',

  // For the house
  'bedspread bedsheet': 'chadar chaddar chadder chaadar bedcover palangposh बेडशीट',
  'razai quilt': 'rajai razaai rajaai',
  cushion: 'takiya takia gaddi कुशन',
  mat: 'chatai',
  rug: 'dari durrie kalin',
  'diya lamp': 'deepak dipak deep deepam deeya chirag दीप लैंप लैम्प',
  pot: 'matka ghada ghara ghadha handi surahi',
  planter: 'gamla',
  vase: 'phooldan phuldan guldan guldasta',
  'thali plate': 'thaali प्लेट',
  bowl: 'katori katora pyala',
  lota: 'kalash',
  spoon: 'chammach chamach chamcha',
  basket: 'tokri tokari dalia',
  box: 'dibba dabba petti sandook',
  tray: 'ट्रे',
  bell: 'ghanti ghanta',
  lantern: 'lalten kandil kandeel',

  // To look at and to play with
  'figure statue': 'murti moorti moorthi pratima',
  painting: 'chitra tasvir tasveer चित्र पेंटिंग',
  mask: 'mukhauta mukhota',
  toy: 'khilona khilauna',
  car: 'gadi gaadi कार',
  diary: 'डायरी',

  // To carry, and to adorn oneself with
  'purse batua': 'batwa butua thaili पर्स',
  bag: 'jhola jholi thaila बैग',
  'jhumka earring': 'jhumki jumka jumki bali kundal earing',
  bangle: 'kangan chudi choodi churi',
  necklace: 'mala maala haar हार',

  // What it is made of
  brass: 'pital peetal pittal',
  'clay terracotta': 'mitti miti',
  silver: 'chandi chaandi',
  copper: 'tamba taamba',
  stone: 'patthar pathar',
  marble: 'sangmarmar',
  'wood wooden': 'lakdi lakri lakadi',
  bamboo: 'bans baans',
  leather: 'chamda chamra',
  cotton: 'suti sooti kapas',
  silk: 'resham reshmi',
  zari: 'jari',

  // What it shows
  elephant: 'hathi haathi',
  peacock: 'mor mayur',
  horse: 'ghoda ghora',
  fish: 'machhli machli',
  deer: 'hiran',
  bull: 'bail',
  owl: 'ullu',
  flower: 'phool phul',

  // Colours
  red: 'lal laal',
  blue: 'nila neela nili neeli',
  green: 'hara hari',
  yellow: 'pila peela pili peeli',
  black: 'काला काली काले',
  white: 'safed',
}

/** Words that only hold others together. They are left out where the shop does not know them. */
export const PARTICLES = 'ka ki ke ko aur se me mein liye wala wali wale लिए वाला वाली वाले'
