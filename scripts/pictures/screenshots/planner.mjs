/**
 * A person whose tasks have dates: some due before today, today and later.
 *
 * @typedef {import('./people.mjs').Call} Call
 * @typedef {import('./people.mjs').Lang} Lang
 */

/** @type {(lang: Lang, english: string, bulgarian: string) => string} */
const say = (lang, english, bulgarian) => (lang === 'bg' ? bulgarian : english)

/**
 * @param {Call} call
 * @param {Lang} lang
 */
export async function createPlan(call, lang) {
  const { lastDayStart } = await call('GET', '/users/profile')
  const from = Temporal.PlainDate.from(lastDayStart)
  /** @param {number} days */
  const day = (days) => from.add({ days }).toString()
  const tags = await call('GET', '/tags')
  /** @param {string[]} keys */
  const tagged = (...keys) => ({
    tags: tags
      .filter((/** @type {{ key: string }} */ tag) => keys.includes(tag.key))
      .map((/** @type {any} */ { id }) => id),
  })
  /** @param {string[]} titles */
  const steps = (...titles) => ({ checklist: titles.map((title) => ({ title })) })
  const own = await call('POST', '/tags', { name: say(lang, 'Garden', 'Градина'), color: 'green' })

  const tasks = [
    { title: say(lang, 'Pay the rent', 'Плати наема'), type: 'todo', gold: 20, schedule: { due: day(-2) } },
    {
      title: say(lang, 'Send the tax form', 'Изпрати декларацията'),
      type: 'todo',
      gold: 30,
      schedule: { due: day(-1) },
    },
    {
      title: say(lang, 'Dentist', 'Зъболекар'),
      type: 'todo',
      gold: 15,
      schedule: { due: day(0), time: '18:30' },
      reminders: [{ minutesBefore: 60 }],
      ...tagged('health'),
    },
    {
      title: say(lang, 'Take out the rubbish', 'Изхвърли боклука'),
      type: 'daily',
      gold: 5,
      schedule: { frequency: 'daily', interval: 2 },
    },
    {
      title: say(lang, 'Pack for the trip', 'Опаковай багажа'),
      type: 'todo',
      gold: 20,
      schedule: { due: day(2) },
      ...tagged('travel'),
      ...steps(...say(lang, 'Passports,Chargers,Rain jackets', 'Паспорти,Зарядни,Дъждобрани').split(',')),
    },
    {
      title: say(lang, 'Water the tomatoes', 'Полей доматите'),
      type: 'daily',
      gold: 5,
      schedule: { frequency: 'daily', interval: 3, after: 'completion' },
      tags: [own.id],
    },
    {
      title: say(lang, 'Pay the nursery fee', 'Плати таксата за градината'),
      type: 'daily',
      gold: 10,
      schedule: { frequency: 'monthly', byMonthDay: [-1], start: day(5) },
    },
    { title: say(lang, 'Find a gift for grandma', 'Намери подарък за баба'), type: 'todo', gold: 15, ...tagged('fun') },
  ]
  for (const task of tasks) await call('POST', '/user/tasks', task)
  const list = await call('GET', '/user/tasks')
  const packing = list.find((/** @type {any} */ task) => task.checklist.length > 0)
  await call('PATCH', `/user/tasks/${packing.id}/checklist/${packing.checklist[0].id}`, { done: true })
}
