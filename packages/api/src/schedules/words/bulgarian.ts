import { complete, phrases, split, type Vocabulary, wordsOf } from './vocabulary.ts'

const set = (words: string): Set<string> => new Set(split(words))

/** Ordinals by number, in the three genders and with articles. */
const ordinals = split('първ втор трет четвърт пет шест седм осм девет десет').map(
  (stem, index): [{ nth: number }, string] => [
    { nth: index + 1 },
    split('и а о я ия ият ата ото ият ите ти')
      .map((ending) => stem + ending)
      .join(' '),
  ],
)

/** The Bulgarian words of dates, in lower case. */
export const bulgarian: Vocabulary = complete({
  words: wordsOf([
    [{ every: true }, 'всеки всяка всяко вс'],
    [{ adverb: 'daily' }, 'ежедневно всекидневно'],
    [{ adverb: 'weekly' }, 'ежеседмично'],
    [{ adverb: 'monthly' }, 'ежемесечно'],
    [{ adverb: 'yearly' }, 'ежегодно'],
    [{ weekday: 'mo' }, 'понеделник понеделника понеделници пн пон понед'],
    [{ weekday: 'tu' }, 'вторник вторника вторници вт вто втор'],
    [{ weekday: 'we' }, 'сряда срядата среди ср сря'],
    [{ weekday: 'th' }, 'четвъртък четвъртъка четвъртъци чт чет четв'],
    [{ weekday: 'fr' }, 'петък петъка петъци пт'],
    [{ listedWeekday: 'fr' }, 'пет'],
    [{ weekday: 'sa' }, 'събота съботата съботи сб съб'],
    [{ weekday: 'su' }, 'неделя неделята недели нд нед'],
    [{ days: ['mo', 'tu', 'we', 'th', 'fr'] }, 'делник делници'],
    [{ days: ['sa', 'su'] }, 'уикенд уикенда уикендите'],
    ...split(
      'януари,ян,яну февруари,фев,февр март,мар април,апр май юни,юн юли,юл август,авг септември,сеп,септ октомври,окт ноември,ное,ноем декември,дек',
    ).map((names, index): [{ month: number }, string] => [{ month: index + 1 }, names.replaceAll(',', ' ')]),
    [{ unit: { frequency: 'daily', times: 1 } }, 'ден дни дена'],
    [{ unit: { frequency: 'weekly', times: 1 } }, 'седмица седмици'],
    [{ unit: { frequency: 'monthly', times: 1 } }, 'месец месеца месеци'],
    [{ unit: { frequency: 'monthly', times: 3 } }, 'тримесечие тримесечия'],
    [{ unit: { frequency: 'yearly', times: 1 } }, 'година години'],
    ...split('един,една,едно два,две три четири пет шест седем осем девет десет единайсет дванайсет').map(
      (names, index): [{ count: number }, string] => [{ count: index + 1 }, names.replaceAll(',', ' ')],
    ),
    ...ordinals,
    [{ nth: -1 }, 'последен последна последно последния последният последната последното'],
    [{ partOfDay: 'morning' }, 'сутрин сутринта'],
    [{ partOfDay: 'afternoon' }, 'следобед'],
    [{ partOfDay: 'evening' }, 'вечер вечерта'],
    [{ partOfDay: 'night' }, 'нощ'],
    [{ ahead: 0 }, 'днес днеска'],
    [{ ahead: 1 }, 'утре'],
    [{ next: true }, 'следващия следващият следващата следващ следваща идния идният идната другия другият другата'],
    [{ and: true }, 'и'],
    [{ or: true }, 'или'],
    [{ hours: true }, 'ч час часа часът'],
    [{ year: true }, 'г год година'],
    [{ dayNumber: true }, 'число'],
    [{ roles: ['weekday', 'at'] }, 'в във'],
    [{ roles: ['weekday'] }, 'този тази'],
    [{ roles: ['date'] }, 'на'],
    [{ roles: ['by'] }, 'до'],
    [{ roles: ['in'] }, 'след'],
    [{ roles: ['from', 'timeFrom'] }, 'от'],
    [{ roles: ['for'] }, 'за'],
  ]),
  phrases: {
    afterDone: phrases(
      'след изпълнение',
      'след изпълнението',
      'след като е готово',
      'след като е готова',
      'след като е готов',
      'след като е направено',
      'след като е свършено',
      'след като го направя',
      'след като я направя',
    ),
    ofMonth: phrases('от месеца', 'на месеца', 'от всеки месец', 'на всеки месец'),
    tonight: phrases('довечера', 'тази вечер', 'тая вечер'),
    dayAfterTomorrow: phrases('вдругиден', 'в други ден'),
    everyOther: phrases('през'),
    beforeEvery: phrases('на'),
    the: [],
    of: [],
    through: phrases('до', '-'),
    except: phrases('освен', 'освен в', 'освен във', 'без', 'но не в', 'но не във'),
  },
  partsOfDay: [
    { part: 'morning', words: ['сутринта'] },
    { part: 'morning', words: ['сутрин'] },
    { part: 'morning', words: ['преди', 'обяд'] },
    { part: 'morning', words: ['преди', 'обед'] },
    { part: 'noon', words: ['на', 'обяд'] },
    { part: 'noon', words: ['на', 'обед'] },
    { part: 'afternoon', words: ['следобед'] },
    { part: 'afternoon', words: ['след', 'обяд'] },
    { part: 'evening', words: ['вечерта'] },
    { part: 'evening', words: ['вечер'] },
    { part: 'night', words: ['през', 'нощта'] },
  ],
  blockers: set('относно от преди след около към между през без освен вместо срещу'),
  weakBlockers: set(
    'за с със и или по до на над под черен черния велики разпети чиста сирна чисти миналия миналият миналата',
  ),
  counted: set(
    'клас класа апартамент ап вход вх блок бл етаж ет стая зала кабинет сектор ред група том глава част серия сезон ' +
      'урок задача страница стр точки точка брой броя бр кутии кутия места място дни дена месеца месец години година ' +
      'седмици минути мин секунди кг г гр л м см км лв лева евро души човека деца случая случай магазина държави %',
  ),
  verbs: set(''),
  hasDots: true,
})
