/** First names and surnames as one meets them across Nigeria. */
export const FIRST_NAMES = [
  'Adaeze', 'Bola', 'Chinedu', 'Damilola', 'Efe', 'Fatima', 'Gbenga', 'Halima', 'Ifeoma', 'Jide', 'Kemi', 'Ladi', 'Musa', 'Nneka', 'Ojo',
  'Patience', 'Rasheed', 'Simi', 'Tochukwu', 'Uduak', 'Victor', 'Wale', 'Yetunde', 'Zubairu', 'Amaka', 'Bashir', 'Comfort', 'David', 'Esther',
  'Funmi', 'Godwin', 'Hadiza', 'Ikenna', 'Joy', 'Kabiru', 'Lola', 'Mercy', 'Nkechi', 'Olumide', 'Peace', 'Rita', 'Sunday', 'Titi', 'Usman',
  'Precious', 'Samuel', 'Ebuka', 'Ronke', 'Abubakar', 'Ijeoma',
]; // prettier-ignore

export const SURNAMES = [
  'Abiola', 'Bello', 'Chukwu', 'Danjuma', 'Eze', 'Fashola', 'Garba', 'Hassan', 'Igwe', 'James', 'Kalu', 'Lawal', 'Mohammed', 'Nwachukwu',
  'Obi', 'Oyelaran', 'Peters', 'Quadri', 'Raji', 'Sule', 'Taiwo', 'Umar', 'Vincent', 'Williams', 'Yusuf', 'Adeleke', 'Balogun', 'Ekong',
  'Okeke', 'Osagie', 'Onyema', 'Afolabi', 'Ibe', 'Etim', 'Akande', 'Ogbonna', 'Tersoo', 'Dike', 'Ajayi', 'Ameh',
]; // prettier-ignore

/** Faces for the avatars of reviewers. */
export const FACES = [
  '👩',
  '👨',
  '🧑',
  '👧',
  '👦',
  '👵',
  '👴',
  '🧔',
  '👩‍🦱',
  '👨‍🦱',
  '🧕',
  '👳',
  '🤓',
  '😎',
  '🦁',
  '🐘',
] as const;
