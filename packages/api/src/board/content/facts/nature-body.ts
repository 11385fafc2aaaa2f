import type { Fact } from '../types.ts'

export const natureBody: readonly Fact[] = [
  {
    id: '01a1f865-262a-7ae9-97c9-a6a76ecb0d75',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Babies are born with more bones than adults have. Many of them later grow together, and a grown-up usually has 206.',
      bg: 'Бебетата се раждат с повече кости, отколкото имат възрастните. Много от тях по-късно се срастват и възрастният човек обикновено има 206.',
    },
    source: 'Encyclopaedia Britannica, “human skeleton”',
  },
  {
    id: '01a1f865-262b-7e47-862d-36bd3468d546',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The smallest bone in the human body is the stirrup in the middle ear. It is only about three millimetres long.',
      bg: 'Най-малката кост в човешкото тяло е стремето в средното ухо. Дължината му е едва около три милиметра.',
    },
    source: 'Encyclopaedia Britannica, “stapes”',
  },
  {
    id: '01a1f865-262c-72f8-a26f-78e731f2e02b',
    topic: 'nature',
    text: {
      en: 'More than half of an adult’s 206 bones are in the hands (with the wrists) and the feet: 54 and 52 of them.',
      bg: 'Повече от половината от 206-те кости на възрастния човек са в китките, дланите и пръстите на ръцете (54) и в стъпалата (52).',
    },
    source: 'Encyclopaedia Britannica, “human skeleton”',
  },
  {
    id: '01a1f865-262d-751a-96a8-8fce41925684',
    topic: 'nature',
    text: {
      en: 'The cornea, the clear window of the eye, has no blood vessels. It takes much of its oxygen straight from the air.',
      bg: 'Роговицата, прозрачното „прозорче“ на окото, няма кръвоносни съдове. Голяма част от кислорода си тя получава направо от въздуха.',
    },
    source: 'Encyclopaedia Britannica, “cornea”',
  },
  {
    id: '01a1f865-262e-7290-9c43-94981e7c9569',
    topic: 'nature',
    text: {
      en: 'A human heart beats about 100,000 times a day, and it began to beat long before its owner was born.',
      bg: 'Човешкото сърце бие около 100 000 пъти в денонощие, а започва да бие много преди човекът да се роди.',
    },
    source: 'British Heart Foundation, “How your heart works”',
  },
  {
    id: '01a1f865-262f-7056-85c2-5db533563596',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Tooth enamel is the hardest substance in the human body, but unlike bone it cannot grow back.',
      bg: 'Зъбният емайл е най-твърдото вещество в човешкото тяло, но за разлика от костта не може да израсне отново.',
    },
    source: 'Encyclopaedia Britannica, “tooth enamel”',
  },
  {
    id: '01a1f865-2630-70bd-b99c-56a92a55a2e0',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Even identical twins have different fingerprints, because the patterns are also shaped by chance before birth.',
      bg: 'Дори еднояйчните близнаци имат различни пръстови отпечатъци, защото преди раждането шарките се оформят и от случайността.',
    },
    source: 'Encyclopaedia Britannica, “fingerprint”',
  },
  {
    id: '01a1f865-2631-7bef-8ac2-0c37d940ffc0',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The left lung is a little smaller than the right one: it leaves room for the heart.',
      bg: 'Левият бял дроб е малко по-малък от десния – така остава място за сърцето.',
    },
    source: 'Encyclopaedia Britannica, “lung”',
  },
  {
    id: '01a1f865-2632-714a-8da0-10800a3f5685',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'When you read, your eyes do not glide along the line. They move in small quick jumps and rest for a moment after each.',
      bg: 'Докато четем, очите ни не се плъзгат плавно по реда. Те се движат на малки бързи скокове и след всеки спират за миг.',
    },
    source: 'Keith Rayner, “Eye Movements in Reading and Information Processing”, Psychological Bulletin, 1998',
  },
  {
    id: '01a1f865-2633-703d-99e3-19fe62302d98',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Goose bumps appear when tiny muscles at the roots of our hairs pull them upright, just as other mammals fluff up their fur.',
      bg: 'Настръхваме, когато мънички мускули в основата на космите ги изправят – също както други бозайници наежват козината си.',
    },
    source: 'Scientific American, “Why do humans get goosebumps when they are cold, or under other circumstances?”',
  },
  {
    id: '01a218ae-936b-7512-bbe8-25929dfc5e17',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Fingernails grow three to four millimetres a month. Toenails are only about half as fast.',
      bg: 'Ноктите на ръцете растат с три-четири милиметра на месец, а на краката – около два пъти по-бавно.',
    },
    source: 'Yaemsiri and others, Journal of the European Academy of Dermatology and Venereology, 2010',
  },
  {
    id: '01a218ae-936c-78dc-9e6f-916c48e0fee6',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'You are a little taller in the morning than in the evening. During the day the soft discs between the bones of your back are squeezed.',
      bg: 'Сутрин човек е малко по-висок, отколкото вечер: през деня меките дискове между прешлените на гърба му се притискат.',
    },
    source:
      'Tyrrell, Reilly and Troup, “Circadian Variation in Stature and the Effects of Spinal Loading”, Spine, 1985',
  },
]
