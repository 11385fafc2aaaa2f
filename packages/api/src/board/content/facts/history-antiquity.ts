import type { Fact } from '../types.ts'

export const historyAntiquity: readonly Fact[] = [
  {
    id: '01a1f865-267d-70ac-b868-bbabc07079f1',
    topic: 'history',
    text: {
      en: 'The Rosetta Stone bears one decree in three scripts. It helped scholars to read Egyptian hieroglyphs again in the 1820s.',
      bg: 'Розетският камък носи един и същ указ, изписан с три вида писменост. Благодарение на него през 20-те години на XIX век отново се разчитат египетските йероглифи.',
    },
    source: 'British Museum, “The Rosetta Stone”',
  },
  {
    id: '01a1f865-2681-7779-bc18-c20096a48ceb',
    topic: 'history',
    text: {
      en: 'Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid of Giza.',
      bg: 'Клеопатра е живяла по-близо по време до първото кацане на хора на Луната, отколкото до строежа на Голямата пирамида в Гиза.',
    },
    source: 'Encyclopaedia Britannica, “Cleopatra”; “Great Pyramid of Giza”',
  },
  {
    id: '01a1f865-2685-7fbe-b83f-c9c61a670bed',
    topic: 'history',
    text: {
      en: 'The dome of the Pantheon in Rome, built in the second century, is still the largest dome of unreinforced concrete in the world.',
      bg: 'Куполът на Пантеона в Рим, построен през II век, и до днес е най-големият купол от неармиран бетон в света.',
    },
    source: 'Encyclopaedia Britannica, “Pantheon”',
  },
  {
    id: '01a1f865-2686-75b1-9613-43ae8af10caf',
    topic: 'history',
    text: {
      en: 'The Antikythera mechanism, a Greek device of bronze gears more than two thousand years old, could predict eclipses.',
      bg: 'Антикитерският механизъм, гръцко устройство с бронзови зъбни колела на повече от две хиляди години, е предсказвал затъмненията.',
    },
    source: 'Encyclopaedia Britannica, “Antikythera mechanism”',
  },
  {
    id: '01a218ad-1bc2-7f80-8136-044d35dbc580',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'For more than 3,800 years the Great Pyramid of Giza was the tallest building that people had ever made.',
      bg: 'В продължение на повече от 3800 години Голямата пирамида в Гиза остава най-високата постройка, издигната от човека.',
    },
    source: 'Encyclopaedia Britannica, “Great Pyramid of Giza”',
  },
  {
    id: '01a218ad-1bc3-7941-8c39-a250d00aad9c',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'The smaller stones of Stonehenge, each heavier than a car, came from Wales, more than 200 kilometres away.',
      bg: 'По-малките камъни на Стоунхендж, всеки по-тежък от кола, са докарани от Уелс – от над 200 километра.',
    },
    source: 'English Heritage, “Building Stonehenge”',
  },
  {
    id: '01a218ad-1bc4-7711-bae6-6b2982320a87',
    topic: 'history',
    text: {
      en: 'The year that we call 46 BC had 445 days: Julius Caesar stretched it to bring the calendar back in step with the Sun.',
      bg: 'Годината, която наричаме 46 г. пр. Хр., има 445 дни: Юлий Цезар я удължава, за да върне календара в крак със Слънцето.',
    },
    source: 'Encyclopaedia Britannica, “Julian calendar”',
  },
  {
    id: '01a218ad-1bc5-7f2a-9f39-475886301877',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'When a cat died, writes Herodotus, the people of an Egyptian house shaved off their eyebrows to mourn it.',
      bg: 'Херодот разказва, че когато умирала котка, египтяните от дома ѝ си обръсвали веждите от скръб.',
    },
    source: 'Herodotus, “The Histories”, book II, chapter 66',
  },
  {
    id: '01a218ad-1bc6-7783-a1e7-a6c3b8d16506',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Tutankhamun became king of Egypt when he was only about nine years old.',
      bg: 'Тутанкамон става цар на Египет, когато е само на около девет години.',
    },
    source: 'Encyclopaedia Britannica, “Tutankhamun”',
  },
  {
    id: '01a218ad-1bc7-78d3-bb58-56b8e94ca57a',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'In the Colosseum in Rome sailors worked a huge awning that kept the Sun off the crowd.',
      bg: 'В Колизеума в Рим моряци опъвали огромен навес, който пазел зрителите от слънцето.',
    },
    source: 'Encyclopaedia Britannica, “Colosseum”',
  },
  {
    id: '01a218ad-1bc8-747a-b759-c5ef6dde37be',
    topic: 'history',
    text: {
      en: 'Aristarchus of Samos taught that Earth travels round the Sun more than 1,700 years before Copernicus did.',
      bg: 'Повече от 1700 години преди Коперник Аристарх от Самос твърди, че Земята обикаля около Слънцето.',
    },
    source: 'Encyclopaedia Britannica, “Aristarchus of Samos”',
  },
  {
    id: '01a218ad-1bc9-71c8-8b92-7cd0d5b8f4c9',
    topic: 'history',
    text: {
      en: 'More than 2,200 years ago Eratosthenes worked out the size of Earth from the length of shadows in two towns.',
      bg: 'Преди повече от 2200 години Ератостен изчислява колко е голяма Земята по дължината на сенките в два града.',
    },
    source: 'Encyclopaedia Britannica, “Eratosthenes”',
  },
  {
    id: '01a218ad-1bca-7746-ba25-4452b48d32cc',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Thousands of clay soldiers guard the tomb of the first emperor of China. Farmers digging a well found them in 1974.',
      bg: 'Хиляди глинени войници пазят гробницата на първия китайски император. Намират ги през 1974 г. селяни, които копаят кладенец.',
    },
    source: 'UNESCO World Heritage List, 441: Mausoleum of the First Qin Emperor',
  },
  {
    id: '01a218ad-1bcb-7f33-b021-252cc87be7d9',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Tradition says that Cai Lun made the first good paper in China some 1,900 years ago, from bark, rags and old fishing nets.',
      bg: 'Китайците разказват, че преди около 1900 години Цай Лун направил първата хубава хартия – от дървесна кора, парцали и стари рибарски мрежи.',
    },
    source: 'Encyclopaedia Britannica, “Cai Lun”',
  },
  {
    id: '01a218ad-1bcc-738e-b642-802e4e724883',
    topic: 'history',
    forChildren: true,
    text: {
      en: 'Children in ancient Egypt wore a lock of hair on one side of a shaved head.',
      bg: 'Децата в Древен Египет са с бръснати глави и само отстрани носят един кичур коса.',
    },
    source: 'The Metropolitan Museum of Art, “Ancient Egypt: the sidelock of youth”',
  },
]
