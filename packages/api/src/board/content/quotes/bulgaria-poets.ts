import type { Quote } from '../types.ts'

/** Bulgarian poets and storytellers. The Bulgarian wording is the original one. */
export const bulgariaPoets: readonly Quote[] = [
  {
    id: '01a218bc-a666-78fd-829d-edadb89c8c2a',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Has anyone understood how much beauty and power is hidden in your supple, ringing speech—what wealth of flowing tones, what reach and living force?',
      bg: 'Разбра ли някой колко хубост, мощ се крий в речта ти гъвкава, звънлива – от руйни тонове какъв разкош, какъв размах и изразитост жива?',
    },
    author: { en: 'Ivan Vazov', bg: 'Иван Вазов' },
    source: { en: '“The Bulgarian Language” (1883)', bg: '„Българският език“ (1883)' },
  },
  {
    id: '01a218bc-a667-7972-a0bd-66928183cb79',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Bulgaria, dear and beloved, land full of good things, land that nursed me, accept my bow!',
      bg: 'Българио, драга, мила, земля пълна с добрини, земля, що си ме кърмила, моят поклон приемни!',
    },
    author: { en: 'Ivan Vazov', bg: 'Иван Вазов' },
    source: {
      en: '“Where Is Bulgaria?”, The Banner and the Rebec (1876)',
      bg: '„Де е България?“, „Пряпорец и гусла“ (1876)',
    },
  },
  {
    id: '01a218bc-a668-7147-b401-5455c879aedc',
    topic: 'history',
    text: {
      en: 'Those who fall in the fight for freedom do not die: earth and sky, beast and nature mourn for them, and singers sing songs about them.',
      bg: 'Тоз, който падне в бой за свобода, той не умира: него жалеят земя и небо, звяр и природа и певци песни за него пеят.',
    },
    author: { en: 'Hristo Botev', bg: 'Христо Ботев' },
    source: { en: '“Hadzhi Dimitar” (1873)', bg: '„Хаджи Димитър“ (1873)' },
  },
  {
    id: '01a218bc-a669-7523-be85-647446f83bb9',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'Evening will come, the moon will rise, stars will strew the vault of heaven; the forest will rustle, the wind will stir—the Balkan sings a haiduk song!',
      bg: 'Настане вечер – месец изгрее, звезди обсипят свода небесен; гора зашуми, вятър повее, – Балканът пее хайдушка песен!',
    },
    author: { en: 'Hristo Botev', bg: 'Христо Ботев' },
    source: { en: '“Hadzhi Dimitar” (1873)', bg: '„Хаджи Димитър“ (1873)' },
  },
  {
    id: '01a218bc-a66a-7f75-be5b-5212a41edb55',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'You are beautiful, my fatherland, sweet name, paradise on earth; a young and innocent heart flutters and dances for you.',
      bg: 'Хубава си, татковино, име сладко, земя рай, сърце младо и невинно за теб трепка, та играй.',
    },
    author: { en: 'Petko R. Slaveykov', bg: 'Петко Р. Славейков' },
    source: { en: '“Fatherland” (1883)', bg: '„Татковина“ (1883)' },
  },
  {
    id: '01a218bc-a66b-7f4b-87c5-9e75519b0c4c',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Dear to me are the mountains to the north and to the south, dear to me are the plains furrowed by our plough.',
      bg: 'Мили ми са планините и на север, и на юг, драги ми са равнините, набраздени с наший плуг.',
    },
    author: { en: 'Petko R. Slaveykov', bg: 'Петко Р. Славейков' },
    source: { en: '“Fatherland” (1883)', bg: '„Татковина“ (1883)' },
  },
  {
    id: '01a218bc-a66c-7752-b7a1-75fb32bcb1b5',
    topic: 'science',
    forChildren: true,
    text: {
      en: 'Onward! Learning is a sun that shines in our souls!',
      bg: 'Напред! Науката е слънце, което във душите грей!',
    },
    author: { en: 'Stoyan Mihaylovski', bg: 'Стоян Михайловски' },
    source: { en: '“Saints Cyril and Methodius” (1892)', bg: '„Св. св. Кирил и Методий“ (1892)' },
  },
  {
    id: '01a218bc-a66d-778a-9ba9-7e8978074f73',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'Onward! A nation does not fall where knowledge lives!',
      bg: 'Напред! Народността не пада там, дето знаньето живей!',
    },
    author: { en: 'Stoyan Mihaylovski', bg: 'Стоян Михайловски' },
    source: { en: '“Saints Cyril and Methodius” (1892)', bg: '„Св. св. Кирил и Методий“ (1892)' },
  },
  {
    id: '01a218bc-a66e-77fe-8a0e-11ab2b8f09bb',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The lake is sleeping; white-trunked beeches bend their slender boughs above it, and in its quiet, dark depths they weave their mirrored shadows.',
      bg: 'Спи езерото; белостволи буки над него свождат вити гранки, и в тихите му тъмни глъбини преплитат отразени сянки.',
    },
    author: { en: 'Pencho Slaveykov', bg: 'Пенчо Славейков' },
    source: { en: 'Dream of Happiness (1907)', bg: '„Сън за щастие“ (1907)' },
  },
  {
    id: '01a218bc-a66f-7862-9253-4524eb71b187',
    topic: 'nature',
    text: {
      en: 'Not a breath stirs over the meadows, not a leaf trembles on the trees; the sky sees its bright face in a sea of pearly dew.',
      bg: 'Ни лъх не дъхва над полени, ни трепва лист по дървеса, огледва ведър лик небото в море от бисерна роса.',
    },
    author: { en: 'Pencho Slaveykov', bg: 'Пенчо Славейков' },
    source: { en: 'Dream of Happiness (1907)', bg: '„Сън за щастие“ (1907)' },
  },
  {
    id: '01a218bc-a670-7203-8b20-dd6b87b55b5d',
    topic: 'everyday',
    text: { en: 'I do not live: I burn.', bg: 'Аз не живея: аз горя.' },
    author: { en: 'Peyo Yavorov', bg: 'Пейо Яворов' },
    source: {
      en: '“Two Souls”, Chasing the Shadows of the Clouds (1910)',
      bg: '„Две души“, „Подир сенките на облаците“ (1910)',
    },
  },
  {
    id: '01a218bc-a671-744b-9aab-67db0e4408fd',
    topic: 'arts',
    text: {
      en: 'I die and am born as light—a many-sided, discordant soul; by day I build without tiring, by night I tear down without mercy.',
      bg: 'Аз умирам и светло се раждам – разнолика, нестройна душа, през деня неуморно изграждам, през нощта без пощада руша.',
    },
    author: { en: 'Dimcho Debelyanov', bg: 'Димчо Дебелянов' },
    source: { en: '“Black Song”, Poems (1920)', bg: '„Черна песен“, „Стихотворения“ (1920)' },
  },
  {
    id: '01a218bc-a672-7327-82c1-901025b37d43',
    topic: 'everyday',
    text: {
      en: 'To return to your father’s house when the evening is humbly fading and the quiet night opens its quiet arms to caress the sorrowful and unhappy.',
      bg: 'Да се завърнеш в бащината къща, когато вечерта смирено гасне и тихи пазви тиха нощ разгръща да приласкае скръбни и нещастни.',
    },
    author: { en: 'Dimcho Debelyanov', bg: 'Димчо Дебелянов' },
    source: {
      en: '“To Return to Your Father’s House”, Poems (1920)',
      bg: '„Да се завърнеш в бащината къща“, „Стихотворения“ (1920)',
    },
  },
  {
    id: '01a218bc-a673-7242-92d5-314100600f2b',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'On the old wall red roses, white ones—one twined across another, one twined into the next.',
      bg: 'На старата стена червени рози, бели – една се през една, една се в друга вплели.',
    },
    woman: true,
    author: { en: 'Mara Belcheva', bg: 'Мара Белчева' },
    source: { en: 'Steps on the Threshold (1918)', bg: '„На прага стъпки“ (1918)' },
  },
  {
    id: '01a218bc-a674-74a1-b5fd-cbfc9b4b62a9',
    topic: 'nature',
    text: {
      en: 'Alone I walk an evening road. Fireflies glimmer in the grass, like my memories in the dark: I let them go and catch them again.',
      bg: 'Сама в вечерний път вървя. Светулки светят из тревата, – кат спомените ми в тъмата: изпущам ги и пак ловя.',
    },
    woman: true,
    author: { en: 'Mara Belcheva', bg: 'Мара Белчева' },
    source: { en: 'Steps on the Threshold (1918)', bg: '„На прага стъпки“ (1918)' },
  },
  {
    id: '01a218bc-a675-7776-91a0-f0ab101dbe8a',
    topic: 'history',
    text: {
      en: 'September will be May. Human life will be one endless rising—upwards! upwards!',
      bg: 'Септември ще бъде май. Човешкия живот ще бъде един безконечен възход – нагоре! нагоре!',
    },
    author: { en: 'Geo Milev', bg: 'Гео Милев' },
    source: { en: 'September (1924)', bg: '„Септември“ (1924)' },
  },
  {
    id: '01a218bc-a676-7a0e-be3d-a50c84a19070',
    topic: 'everyday',
    forChildren: true,
    text: {
      en: '… this world is full of sorrows and misfortunes, but all the same there is something that is good, that stands above everything else: the love between people.',
      bg: '… с мъки, с нещастия е пълен тоя свят, но все пак има нещо, което е хубаво, което стои над всичко друго – любовта между хората.',
    },
    author: { en: 'Yordan Yovkov', bg: 'Йордан Йовков' },
    source: { en: 'The Song of the Wheels (1933)', bg: '„Песента на колелетата“ (1933)' },
  },
  {
    id: '01a218bc-a677-7363-9cfa-23f2effdb217',
    topic: 'bulgaria',
    forChildren: true,
    retired: true,
    text: {
      en: 'I have a homeland, and above it the blue sky shines by day. In the evening starry chandeliers light up, and the bright day puts them out in the morning.',
      bg: 'Имам си родина и над нея денем грее синьото небе. Вечер светят звездни полилеи и гаси ги сутрин светъл ден.',
    },
    author: { en: 'Nikola Vaptsarov', bg: 'Никола Вапцаров' },
    source: { en: '“Homeland”, Motor Songs (1940)', bg: '„Родина“, „Моторни песни“ (1940)' },
  },
  {
    id: '01a218bc-a678-7ea5-b605-44a6c9c86619',
    topic: 'arts',
    forChildren: true,
    text: {
      en: 'Here I am: I breathe, I work, I live and I write poems (as best I can).',
      bg: 'Ето – аз дишам, работя, живея и стихове пиша (тъй както умея).',
    },
    author: { en: 'Nikola Vaptsarov', bg: 'Никола Вапцаров' },
    source: { en: '“Faith”, Motor Songs (1940)', bg: '„Вяра“, „Моторни песни“ (1940)' },
  },
  {
    id: '01a218bc-a679-7038-8f10-6da86e333c81',
    topic: 'bulgaria',
    forChildren: true,
    text: {
      en: 'If only I could put on an eagle’s wings and fly across to our own land!',
      bg: 'Орелски криля как да си метнех и в наши стърни да си прелетнех!',
    },
    author: { en: 'Konstantin Miladinov', bg: 'Константин Миладинов' },
    source: { en: '“Longing for the South” (1861)', bg: '„Тъга за юг“ (1861)' },
  },
  {
    id: '01a218bc-a67a-7db2-8503-2ffb4ada5b35',
    topic: 'world',
    forChildren: true,
    text: {
      en: '“Which is your favourite smell?” “The smell of steamships and railways.”',
      bg: 'Коя е любимата ви миризма? – Миризмата на параходите и на железниците.',
    },
    author: { en: 'Aleko Konstantinov', bg: 'Алеко Константинов' },
    source: {
      en: 'Answers to Ivan Shishmanov’s questionnaire (1894)',
      bg: 'Отговори на анкетата на Иван Шишманов (1894)',
    },
  },
  {
    id: '01a218c2-50ec-7e12-a506-21c478f72718',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'But the river runs, it murmurs down the ravine and has one thought alone: the sea, the sea!',
      bg: 'А реката бяга, шуми из дерето и едно си мисли: морето, морето!',
    },
    author: { en: 'Elin Pelin', bg: 'Елин Пелин' },
    source: { en: '“Little Mill”, in the magazine Svetulka (1920)', bg: '„Воденичка“, в списание „Светулка“ (1920)' },
  },
  {
    id: '01a218c2-50ed-7516-b81d-0daf207ec698',
    topic: 'nature',
    forChildren: true,
    text: {
      en: 'The sun came out, a warm wind gaily blew, and the white snowdrop was deceived, was tricked, and blossomed!',
      bg: 'Огря слънце, топъл вятър весело полъхна, излъга се, измами се бялото кокиче и цъфна!',
    },
    author: { en: 'Elin Pelin', bg: 'Елин Пелин' },
    source: { en: '“Snowdrop”, in the magazine Svetulka (1927)', bg: '„Кокиче“, в списание „Светулка“ (1927)' },
  },
]
