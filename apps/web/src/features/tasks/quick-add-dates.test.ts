import type { Schedule, Weekday } from '@questboard/api/schedules'
import type { Tag } from '@questboard/api/tags/schema'
import type { TaskType } from '@questboard/api/tasks/schema'
import type { Locale } from '@questboard/i18n'
import { describe, expect, it } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'

const home = { id: 'home', key: 'home', color: 'green', own: true, groupId: null } as const

const tags: Record<Locale, Tag[]> = { en: [{ ...home, name: 'home' }], bg: [{ ...home, name: 'дом' }] }

/** Wednesday 18 March 2026, 10:00. */
const context = { today: '2026-03-18', now: '10:00', dates: true }

const read = (locale: Locale, line: string, about: Partial<typeof context> & { dayStartsAt?: string } = {}) =>
  parseQuickAdd(line, tags[locale], locale, 'gold', { ...context, ...about })

const due = (day: string, time: string | null = null): Schedule => ({ due: day, time })

const rule = (fields: object): Schedule =>
  ({
    interval: 1,
    byDay: null,
    byMonthDay: null,
    start: '2026-03-18',
    until: null,
    time: null,
    after: 'schedule',
    ...fields,
  }) as Schedule

const daily = (fields: object = {}) => rule({ frequency: 'daily', ...fields })
const weekly = (fields: object = {}) => rule({ frequency: 'weekly', ...fields })
const monthly = (fields: object = {}) => rule({ frequency: 'monthly', ...fields })
const yearly = (fields: object = {}) => rule({ frequency: 'yearly', ...fields })

const on = (...days: Weekday[]) => ({ byDay: days.map((day) => ({ day, nthOfPeriod: null })) })
const nth = (nthOfPeriod: number, day: Weekday) => ({ byDay: [{ day, nthOfPeriod }] })
const workdays = on('mo', 'tu', 'we', 'th', 'fr')

type Row = [line: string, title: string, type: TaskType, schedule: Schedule | null, rest?: object]

const english: Row[] = [
  ['Buy bread', 'Buy bread', 'todo', null],
  ['Call the bank tomorrow 9:00', 'Call the bank', 'todo', due('2026-03-19', '09:00')],
  [
    'Trash every Monday and Thursday 18:00 #home 15g',
    ...(['Trash', 'weekly', weekly({ ...on('mo', 'th'), time: '18:00' })] as const),
    { tags: ['home'], gold: 15 },
  ],
  [
    'Water the plants every 3 days after done',
    'Water the plants',
    'weekly',
    daily({ interval: 3, after: 'completion' }),
  ],
  ['Fertilise every! 2 weeks', 'Fertilise', 'weekly', weekly({ interval: 2, after: 'completion' })],
  ['Stretch every day', 'Stretch', 'daily', null],
  ['Stretch every day at 7am', 'Stretch', 'daily', daily({ time: '07:00' })],
  ['Vacuum every week', 'Vacuum', 'weekly', null],
  ['Bins every other week on Tuesday', 'Bins', 'weekly', weekly({ interval: 2, ...on('tu'), start: '2026-03-24' })],
  ['Stand-up every weekday 9:30', 'Stand-up', 'daily', weekly({ ...workdays, time: '09:30' })],
  ['Gym every Mon, Wed, Fri', 'Gym', 'daily', weekly(on('mo', 'we', 'fr'))],
  ['Pay rent every 1st 20g', 'Pay rent', 'weekly', monthly({ byMonthDay: [1] }), { gold: 20 }],
  ['Change the sheets every first Saturday', 'Change the sheets', 'weekly', monthly(nth(1, 'sa'))],
  ['Close the books every last day of the month', 'Close the books', 'weekly', monthly({ byMonthDay: [-1] })],
  ['Card for Ana every 24 May', 'Card for Ana', 'weekly', yearly({ start: '2026-05-24' })],
  [
    'Antibiotics every day 8:00 until 27 March',
    ...(['Antibiotics', 'daily', daily({ time: '08:00', until: '2026-03-27' })] as const),
  ],
  ['Filter every 3 months starting 1 April', 'Filter', 'weekly', monthly({ interval: 3, start: '2026-04-01' })],
  ['Tax return by 30 April', 'Tax return', 'todo', due('2026-04-30')],
  ['Dentist on Friday at 14:15', 'Dentist', 'todo', due('2026-03-20', '14:15')],
  ['next Monday send the report', 'send the report', 'todo', due('2026-03-23')],
  ['Order lenses in 2 weeks', 'Order lenses', 'todo', due('2026-04-01')],
  ['Call John tomorrow about Friday', 'Call John about Friday', 'todo', due('2026-03-19')],
  ['Ring Mum 9:00', 'Ring Mum', 'todo', due('2026-03-19', '09:00')],
  ['Read Friday Night Lights', 'Read Friday Night Lights', 'todo', null],
  [
    'Watch "The day after tomorrow" on Saturday',
    ...(['Watch "The day after tomorrow"', 'todo', due('2026-03-21')] as const),
  ],
  ['Buy \\tomorrow magazine', 'Buy tomorrow magazine', 'todo', null],
  ['Feed the cat every day !weekly', 'Feed the cat', 'daily', null],
  ['Drink every 2 hours', 'Drink every 2 hours', 'todo', null],
]

const bulgarian: Row[] = [
  ['Купи хляб', 'Купи хляб', 'todo', null],
  ['Обади се на банката утре 9:00', 'Обади се на банката', 'todo', due('2026-03-19', '09:00')],
  [
    'Тор за цветята всеки понеделник и четвъртък 18:00 #дом 15з',
    ...(['Тор за цветята', 'weekly', weekly({ ...on('mo', 'th'), time: '18:00' })] as const),
    { tags: ['home'], gold: 15 },
  ],
  [
    'Полей цветята на всеки 3 дни след изпълнение',
    ...(['Полей цветята', 'weekly', daily({ interval: 3, after: 'completion' })] as const),
  ],
  [
    'Подхрани орхидеята всеки! 2 седмици',
    ...(['Подхрани орхидеята', 'weekly', weekly({ interval: 2, after: 'completion' })] as const),
  ],
  ['Разтягане всеки ден', 'Разтягане', 'daily', null],
  ['Разтягане всеки ден в 7', 'Разтягане', 'daily', daily({ time: '07:00' })],
  ['Прахосмукачка всяка седмица', 'Прахосмукачка', 'weekly', null],
  [
    'Контейнерите през седмица във вторник',
    ...(['Контейнерите', 'weekly', weekly({ interval: 2, ...on('tu'), start: '2026-03-24' })] as const),
  ],
  ['Разходка през ден 20ч', 'Разходка', 'daily', daily({ interval: 2, time: '20:00' })],
  ['Оперативка всеки делничен ден 9:30', 'Оперативка', 'daily', weekly({ ...workdays, time: '09:30' })],
  ['Фитнес всеки пн, ср и пт', 'Фитнес', 'daily', weekly(on('mo', 'we', 'fr'))],
  ['Наем всяко 1-во число 20з', 'Наем', 'weekly', monthly({ byMonthDay: [1] }), { gold: 20 }],
  ['Смени чаршафите всяка първа събота', 'Смени чаршафите', 'weekly', monthly(nth(1, 'sa'))],
  ['Отчет всеки последен ден от месеца', 'Отчет', 'weekly', monthly({ byMonthDay: [-1] })],
  ['Картичка за Ани всяка година на 24 май', 'Картичка за Ани', 'weekly', yearly({ start: '2026-05-24' })],
  [
    'Антибиотик всеки ден 8:00 до 27 март',
    ...(['Антибиотик', 'daily', daily({ time: '08:00', until: '2026-03-27' })] as const),
  ],
  ['Филтър на всеки 3 месеца от 1 април', 'Филтър', 'weekly', monthly({ interval: 3, start: '2026-04-01' })],
  ['Данъчна декларация до 30 април', 'Данъчна декларация', 'todo', due('2026-04-30')],
  ['Зъболекар в петък в 14:15', 'Зъболекар', 'todo', due('2026-03-20', '14:15')],
  ['следващия понеделник изпрати отчета', 'изпрати отчета', 'todo', due('2026-03-23')],
  ['Поръчай лещи след 2 седмици', 'Поръчай лещи', 'todo', due('2026-04-01')],
  ['Плати тока на 25-и', 'Плати тока', 'todo', due('2026-03-25')],
  ['Рожден ден на Иво 2.4.', 'Рожден ден на Иво', 'todo', due('2026-04-02')],
  ['Звънни на мама 17:30', 'Звънни на мама', 'todo', due('2026-03-18', '17:30')],
  ['Плодове и 50г масло довечера', 'Плодове и 50г масло', 'todo', due('2026-03-18')],
  ['Прочети „Понеделник започва в събота“', 'Прочети „Понеделник започва в събота“', 'todo', null],
  ['Купи списание \\утре', 'Купи списание утре', 'todo', null],
]

function expectRow(locale: Locale, [line, title, type, schedule, rest = {}]: Row) {
  const { explicit: _, spans: __, date: ___, ...found } = read(locale, line)
  expect(found).toEqual({ title, type, gold: 10, tags: [], ...(schedule && { schedule }), ...rest })
}

describe('the table of dates in words', () => {
  it.each(english)('reads “%s”', (...row) => expectRow('en', row))
  it.each(bulgarian)('reads „%s“', (...row) => expectRow('bg', row))
  it.each(english)('reads “%s” in Bulgarian too', (...row) => expectRow('bg', row))
})

const plain = (line: string): Row => [line, line, 'todo', null]

describe('words as people type them', () => {
  it.each<Row>([
    ['Water every 3 days when done', 'Water', 'weekly', daily({ interval: 3, after: 'completion' })],
    ['BACKUP EVERY MON', 'BACKUP', 'weekly', weekly(on('mo'))],
    ['Gym every Mon Wed Fri', 'Gym', 'daily', weekly(on('mo', 'we', 'fr'))],
    ['Gym every Mon/Wed/Fri 7pm', 'Gym', 'daily', weekly({ ...on('mo', 'we', 'fr'), time: '19:00' })],
    ['Gym every Mon,Wed & Fri', 'Gym', 'daily', weekly(on('mo', 'we', 'fr'))],
    ['School every Mon-Fri', 'School', 'daily', weekly(workdays)],
    ['School every Monday to Friday', 'School', 'daily', weekly(workdays)],
    ['Bins every Monday and every Thursday', 'Bins', 'weekly', weekly(on('mo', 'th'))],
    ['Bins on Friday, please', 'Bins please', 'todo', due('2026-03-20')],
    ['Call mum tomorrow!', 'Call mum', 'todo', due('2026-03-19')],
    ['Tomorrow: call mum', 'call mum', 'todo', due('2026-03-19')],
    ['Call mum - tomorrow', 'Call mum', 'todo', due('2026-03-19')],
    ['Call mum, tomorrow', 'Call mum', 'todo', due('2026-03-19')],
    ['Call mum tomorrow #home 5g', 'Call mum', 'todo', due('2026-03-19'), { tags: ['home'], gold: 5 }],
    ['Call mum Friday #home 5g', 'Call mum', 'todo', due('2026-03-20'), { tags: ['home'], gold: 5 }],
    ['Trash every Monday #home 18:00', 'Trash', 'weekly', weekly({ ...on('mo'), time: '18:00' }), { tags: ['home'] }],
    ['18:00 every Monday trash', 'trash', 'weekly', weekly({ ...on('mo'), time: '18:00' })],
    ['Friday 9am dentist', 'dentist', 'todo', due('2026-03-20', '09:00')],
    ['Dentist Friday, 20 March', 'Dentist', 'todo', due('2026-03-20')],
    ['Dentist 20 March, Friday', 'Dentist', 'todo', due('2026-03-20')],
    ['Dentist the 25th', 'Dentist', 'todo', due('2026-03-25')],
    ['Dentist on the 18th', 'Dentist', 'todo', due('2026-04-18')],
    ['Dentist on the 31st', 'Dentist', 'todo', due('2026-03-31')],
    ['Dentist on the 5th of May 2027 at 9', 'Dentist', 'todo', due('2027-05-05', '09:00')],
    ['Dentist May 5, 2027', 'Dentist', 'todo', due('2027-05-05')],
    ['Dentist 5 January', 'Dentist', 'todo', due('2027-01-05')],
    ['Dentist 18 March', 'Dentist', 'todo', due('2026-03-18')],
    ['Dentist 29 February', 'Dentist', 'todo', due('2028-02-29')],
    ['Dentist 2026-04-02 12:30', 'Dentist', 'todo', due('2026-04-02', '12:30')],
    ['Dentist tomorrow at 9 pm', 'Dentist', 'todo', due('2026-03-19', '21:00')],
    ['Dentist tomorrow at 12am', 'Dentist', 'todo', due('2026-03-19', '00:00')],
    ['Dentist tomorrow morning', 'Dentist', 'todo', due('2026-03-19')],
    ['Dinner tonight at 8', 'Dinner', 'todo', due('2026-03-18', '20:00')],
    ['Dentist in a month', 'Dentist', 'todo', due('2026-04-18')],
    ['Slides for tomorrow', 'Slides', 'todo', due('2026-03-19')],
    ['Call by 18:00', 'Call', 'todo', due('2026-03-18', '18:00')],
    ['Report the day after tomorrow', 'Report', 'todo', due('2026-03-20')],
    ['Report next Friday', 'Report', 'todo', due('2026-03-27')],
    ['Wednesday call', 'call', 'todo', due('2026-03-25')],
    ['Backup daily', 'Backup', 'daily', null],
    ['Backup weekly on Sunday', 'Backup', 'weekly', weekly(on('su'))],
    ['Backup monthly', 'Backup', 'weekly', monthly()],
    ['Backup every month on the 15th', 'Backup', 'weekly', monthly({ byMonthDay: [15] })],
    [
      'Backup every 3 months on the 15th',
      'Backup',
      'weekly',
      monthly({ interval: 3, byMonthDay: [15], start: '2026-04-15' }),
    ],
    ['Backup every month on the last Friday', 'Backup', 'weekly', monthly(nth(-1, 'fr'))],
    ['Backup every 1st and 15th', 'Backup', 'weekly', monthly({ byMonthDay: [1, 15] })],
    ['Backup on the 5th of every month', 'Backup', 'weekly', monthly({ start: '2026-04-05' })],
    ['Backup every second week', 'Backup', 'weekly', weekly({ interval: 2 })],
    ['Backup every two weeks', 'Backup', 'weekly', weekly({ interval: 2 })],
    ['Backup every other Tuesday', 'Backup', 'weekly', weekly({ interval: 2, ...on('tu'), start: '2026-03-24' })],
    ['Backup every weekend', 'Backup', 'weekly', weekly(on('sa', 'su'))],
    ['Backup every evening at 9', 'Backup', 'daily', daily({ time: '21:00' })],
    ['Backup every 29 February', 'Backup', 'weekly', yearly({ start: '2024-02-29' })],
    [
      'Backup every day from tomorrow until Friday',
      'Backup',
      'daily',
      daily({ start: '2026-03-19', until: '2026-03-20' }),
    ],
    [
      'Backup every Monday starting 1 June until 1 May',
      'Backup',
      'weekly',
      weekly({ ...on('mo'), start: '2026-06-01', until: '2027-05-01' }),
    ],
    ['Backup every! day', 'Backup', 'daily', daily({ after: 'completion' })],
    ['Backup every week !daily', 'Backup', 'daily', weekly()],
    ['Backup tomorrow !daily', 'Backup', 'todo', due('2026-03-19')],
    ['Backup every 3 days !daily', 'Backup', 'daily', daily({ interval: 3 })],
    ['Meet tomorrow from 9:00 to 10:00', 'Meet from 9:00 to 10:00', 'todo', due('2026-03-19')],
    ['Call tomorrow then Friday meet on Saturday', 'Call tomorrow then Friday meet', 'todo', due('2026-03-21')],
    ['"every day" tomorrow', '"every day"', 'todo', due('2026-03-19')],
    ['Read «tomorrow» tomorrow', 'Read «tomorrow»', 'todo', due('2026-03-19')],
    ['Read ‘tomorrow never dies’ 21 May', 'Read ‘tomorrow never dies’', 'todo', due('2026-05-21')],
    ['6" nails tomorrow', '6" nails', 'todo', due('2026-03-19')],
    ['Wash "15g #home" today', 'Wash "15g #home"', 'todo', due('2026-03-18')],
  ])('reads “%s”', (...row) => expectRow('en', row))

  it.each<Row>([
    ['Боклук всеки понеделник и всеки четвъртък', 'Боклук', 'weekly', weekly(on('mo', 'th'))],
    ['Боклук всяка сряда', 'Боклук', 'weekly', weekly(on('we'))],
    ['Боклук всяка Неделя в 10', 'Боклук', 'weekly', weekly({ ...on('su'), time: '10:00' })],
    ['Боклук вс. пон. и чет.', 'Боклук', 'weekly', weekly(on('mo', 'th'))],
    ['Фитнес всеки пон, сря и пет', 'Фитнес', 'daily', weekly(on('mo', 'we', 'fr'))],
    ['Фитнес всеки пет дни', 'Фитнес', 'weekly', daily({ interval: 5 })],
    ['Училище всеки пн-пт в 7:45', 'Училище', 'daily', weekly({ ...workdays, time: '07:45' })],
    ['Чистене всяка сб и нд', 'Чистене', 'weekly', weekly(on('sa', 'su'))],
    ['Чистене всеки уикенд', 'Чистене', 'weekly', weekly(on('sa', 'su'))],
    ['Чистене всяка седмица в събота', 'Чистене', 'weekly', weekly(on('sa'))],
    ['Чистене на всеки две седмици', 'Чистене', 'weekly', weekly({ interval: 2 })],
    ['Чистене всеки втори ден', 'Чистене', 'daily', daily({ interval: 2 })],
    ['Чистене през месец', 'Чистене', 'weekly', monthly({ interval: 2 })],
    ['Чистене всяка последна неделя от месеца', 'Чистене', 'weekly', monthly(nth(-1, 'su'))],
    ['Ток всеки месец на 5-о число', 'Ток', 'weekly', monthly({ byMonthDay: [5] })],
    ['Ток всеки месец на 5', 'Ток', 'weekly', monthly({ byMonthDay: [5] })],
    ['Ток на 5-о число от всеки месец', 'Ток', 'weekly', monthly({ start: '2026-04-05' })],
    ['Концерт на 25.04.2026 от 20 часа', 'Концерт', 'todo', due('2026-04-25', '20:00')],
    ['Ток всяко 15-то число', 'Ток', 'weekly', monthly({ byMonthDay: [15] })],
    ['Ток всяко първо число', 'Ток', 'weekly', monthly({ byMonthDay: [1] })],
    ['Ток всяко 1-во и 15-о число', 'Ток', 'weekly', monthly({ byMonthDay: [1, 15] })],
    ['Ани всеки 24 май', 'Ани', 'weekly', yearly({ start: '2026-05-24' })],
    ['Витамини ежедневно', 'Витамини', 'daily', null],
    ['Витамини всяка сутрин', 'Витамини', 'daily', null],
    ['Витамини всяка вечер в 9', 'Витамини', 'daily', daily({ time: '21:00' })],
    ['Витамини всеки ден от утре до 5 април', 'Витамини', 'daily', daily({ start: '2026-03-19', until: '2026-04-05' })],
    ['Витамини всеки ден след като е готово', 'Витамини', 'daily', daily({ after: 'completion' })],
    ['Витамини на всеки! 10 дни', 'Витамини', 'weekly', daily({ interval: 10, after: 'completion' })],
    ['Вечеря утре в 9 вечерта', 'Вечеря', 'todo', due('2026-03-19', '21:00')],
    ['Вечеря в петък вечер в 8', 'Вечеря', 'todo', due('2026-03-20', '20:00')],
    ['Вечеря довечера в 8', 'Вечеря', 'todo', due('2026-03-18', '20:00')],
    ['Вечеря утре от 18:00', 'Вечеря', 'todo', due('2026-03-19', '18:00')],
    ['Вечеря вдругиден 18.30 ч.', 'Вечеря', 'todo', due('2026-03-20', '18:30')],
    ['Вечеря утре 18 ч.', 'Вечеря', 'todo', due('2026-03-19', '18:00')],
    ['Среща утре в 9 и половина', 'Среща', 'todo', due('2026-03-19', '09:30')],
    ['Среща вторник', 'Среща', 'todo', due('2026-03-24')],
    ['Среща в неделята', 'Среща', 'todo', due('2026-03-22')],
    ['Среща до следващата сряда', 'Среща', 'todo', due('2026-03-25')],
    ['Среща 5 май', 'Среща', 'todo', due('2026-05-05')],
    ['Среща на първи май', 'Среща', 'todo', due('2026-05-01')],
    ['Среща на 5 май 2027 г.', 'Среща', 'todo', due('2027-05-05')],
    ['Среща 02.04.2027', 'Среща', 'todo', due('2027-04-02')],
    ['Среща до 25-о число', 'Среща', 'todo', due('2026-03-25')],
    ['Среща след седмица', 'Среща', 'todo', due('2026-03-25')],
    ['Среща след два месеца', 'Среща', 'todo', due('2026-05-18')],
    ['Подарък за утре', 'Подарък', 'todo', due('2026-03-19')],
    ['Среща утре от 9:00 до 10:00', 'Среща от 9:00 до 10:00', 'todo', due('2026-03-19')],
    ['Среща УТРЕ', 'Среща', 'todo', due('2026-03-19')],
    ['Среща утрe', 'Среща', 'todo', due('2026-03-19')],
    ['Среща all day tomorrow', 'Среща all day', 'todo', due('2026-03-19')],
  ])('reads „%s“', (...row) => expectRow('bg', row))
})

describe('what stays in the title', () => {
  it.each([
    'I may call',
    'May flowers',
    '5 may be enough',
    'Drink every 2 hours',
    'Meet every 5th Friday at 9:00',
    'Meet 31 April',
    'Meet 31 April 9:00',
    'Meet 30 February',
    'Meet 5 May 2024',
    'Meet 2025-04-02',
    'Meet 2026-02-30',
    'Meet tomorrow and Friday',
    'Meet Friday or Saturday',
    'Water every day at 9:00 and 18:00',
    'Call John about Friday',
    'Prepare for Friday',
    'Shop on Black Friday deals',
    'Finish before next Friday',
    'Call after 18:00',
    'Open from 9:00 to 17:00',
    'Read chapter 9',
    'Meet at 25',
    'Meet 25:00',
    'Meet 9:75',
    'Meet 13pm',
    'Buy 2.4. screws for it',
    'Psalm 5',
    'Write daily report',
    'every 0 days',
    'every 400 days',
    'every 5 Mondays',
    'every! Monday',
    'Gym every day except Sunday',
    'Work until noon',
    'Walk in 10 minutes',
    'Meet 5 May 2050',
    'Stand-up Mon-Fri 9:30',
    'Backup on the first of every month',
    'Meet until',
    'every',
    'every second',
    'on',
    'in 2',
    "Friday's report",
    'Read утре',
    'Trash every day until 1 January 2026',
    '"tomorrow"',
    'tom\u200borrow',
    'Hang the washing out in the sun',
    'Write down what happened last Friday',
    'Water the plants each Monday',
    'Museum on the first Saturday',
    'Museum on the 1st Saturday',
  ])('keeps “%s”', (line) => expectRow('en', plain(line)))

  it.each([
    'Отпуска през месец май',
    'Опиши какво стана миналия петък',
    'Среща в последния петък',
    'Среща в първата събота',
    'Учебници за ученик в 9 клас',
    'В 9 клас купи учебници',
    'Родителска среща в 5 клас',
    'Сън 8 часа',
    'Мляко до 2.50',
    'Купи 2.4',
    'Версия 2.4.1.',
    'Мач 13.13.',
    'Подготовка за петък',
    'Работа след 18:00',
    'Отворено от 9:00 до 17:00',
    'Отпуск от 5 до 8 май',
    'Пий вода на всеки 2 часа',
    'Среща всеки пети петък',
    'Среща 31 април',
    'Среща 31.4.',
    'Среща утре и в петък',
    'Тренировка всеки ден освен неделя',
    'Чистене през деня',
    'Кафе след обяд',
    'Обади се преди петък',
    'Изпълни всеки! понеделник',
    'Среща на 25-и май 2020',
    'Прочети „утре“',
  ])('keeps „%s“', (line) => expectRow('bg', plain(line)))

  it('reads no Bulgarian in English', () => {
    expectRow('en', plain('Среща утре'))
    expectRow('en', plain('Meet 2.4.'))
    expectRow('en', plain('Meet 18ч'))
  })

  it('reads no dates if the player does not want them', () => {
    expect(read('en', 'Call mum tomorrow 5g', { dates: false })).toMatchObject({ title: 'Call mum tomorrow', gold: 5 })
    expect(read('en', 'Call \\mum \\tomorrow', { dates: false }).title).toBe('Call \\mum \\tomorrow')
  })

  it('reads no dates without a context', () => {
    const { schedule, spans, ...found } = parseQuickAdd('Call mum tomorrow "5g"', tags.en, 'en')
    expect([found.title, schedule, spans]).toEqual(['Call mum tomorrow "5g"', undefined, undefined])
  })
})

describe('times', () => {
  it('are today, or tomorrow once they have passed', () => {
    expect(read('en', 'Call 9:00', { now: '09:00' }).schedule).toEqual(due('2026-03-18', '09:00'))
    expect(read('en', 'Call 9:00', { now: '09:01' }).schedule).toEqual(due('2026-03-19', '09:00'))
  })

  it('before the start of the day belong to its night', () => {
    const night = { now: '01:00', dayStartsAt: '03:00' }
    expect(read('en', 'Call 2:00', night).schedule).toEqual(due('2026-03-18', '02:00'))
    expect(read('en', 'Call 9:00', night).schedule).toEqual(due('2026-03-19', '09:00'))
  })
})

describe('spans', () => {
  const spansOf = (line: string) =>
    read('en', line).spans?.map(({ field, start, end }) => [field, line.normalize('NFC').slice(start, end)])

  it('say which words became what', () => {
    expect(spansOf('Trash every Monday #home 18:00 15g !weekly')).toEqual([
      ['date', 'every Monday'],
      ['tag', '#home'],
      ['date', '18:00'],
      ['gold', '15g'],
      ['type', '!weekly'],
    ])
  })

  it('name unknown tags, which stay in the title', () => {
    expect(spansOf('Trash #garden "#home" #5 #')).toEqual([['unknownTag', '#garden']])
    expect(read('en', 'Trash #garden').title).toBe('Trash #garden')
  })
})
