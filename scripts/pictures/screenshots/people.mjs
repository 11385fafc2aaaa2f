/**
 * The people in the screenshots: a family's week in both languages.
 *
 * @typedef {'bg' | 'en'} Lang
 * @typedef {{ token: string, user: { id: string, name: string, email: string, lang: Lang } }} Session
 * @typedef {(method: string, path: string, body?: object) => Promise<any>} Call
 * @typedef {{ title: string, gold: number, type: 'todo' | 'daily' | 'weekly', tags?: string[], notes?: string,
 *   requireResult?: boolean, done?: 'yesterday' | 'today' | 'both' | 'archived' }} Task
 */

import { createConnections } from './connections.mjs'
import { createFamily } from './family.mjs'
import { createPlan } from './planner.mjs'

const password = 'correct horse battery'

/** Time zones 26 hours apart: changing from the first to the second ends at least one day. */
const yesterday = 'Etc/GMT+12'
export const today = 'Pacific/Kiritimati'

/** @type {Record<Lang, { name: string, newcomer: string, planner: string, partner: string, child: string, tasks: Task[], missions: object[], rewards: object[] }>} */
const written = {
  en: {
    name: 'Maya Collins',
    newcomer: 'Leo',
    planner: 'Nora Ellis',
    partner: 'Daniel Collins',
    child: 'Sophie',
    tasks: [
      { title: 'Buy bread and cheese', gold: 5, type: 'todo', done: 'today' },
      { title: 'Pay the internet bill', gold: 10, type: 'todo', tags: ['work'], done: 'archived' },
      { title: 'Drink a glass of water', gold: 5, type: 'daily', tags: ['health'], done: 'both' },
      { title: 'Read ten pages', gold: 10, type: 'daily', tags: ['fun', 'school'], done: 'both' },
      { title: 'Call grandma', gold: 15, type: 'weekly', tags: ['fun'], done: 'today' },
      { title: 'Water the plants', gold: 10, type: 'weekly' },
      { title: 'Stretch for five minutes', gold: 5, type: 'daily', tags: ['sport', 'health'], done: 'yesterday' },
      { title: 'Return the library books', gold: 20, type: 'todo', tags: ['school'], notes: 'The atlas as well.' },
      { title: 'Weigh the parcel', gold: 10, type: 'todo', tags: ['travel'], requireResult: true },
    ],
    missions: [
      {
        name: 'A weekend in the mountains',
        notes: 'We leave on Saturday, before breakfast.',
        days: [0, 5],
        tasks: ['Find the tent', 'Check the tyres', 'Buy walking socks', 'Pack for two days'],
      },
      { name: 'Spring cleaning', notes: '', days: [7, 14], tasks: ['Windows', 'Cellar', 'Wardrobe'] },
    ],
    rewards: [
      { name: 'Film night with popcorn', gold: 30, type: 'constant' },
      { name: 'Ice cream in the park', gold: 25, type: 'times', timesToUse: 4 },
      { name: 'A new book', gold: 200, type: 'once' },
    ],
  },
  bg: {
    name: 'Мая Николова',
    newcomer: 'Лео',
    planner: 'Нора Илиева',
    partner: 'Даниел Николов',
    child: 'Софи',
    tasks: [
      { title: 'Купи хляб и сирене', gold: 5, type: 'todo', done: 'today' },
      { title: 'Плати интернета', gold: 10, type: 'todo', tags: ['work'], done: 'archived' },
      { title: 'Изпий чаша вода', gold: 5, type: 'daily', tags: ['health'], done: 'both' },
      { title: 'Прочети десет страници', gold: 10, type: 'daily', tags: ['fun', 'school'], done: 'both' },
      { title: 'Обади се на баба', gold: 15, type: 'weekly', tags: ['fun'], done: 'today' },
      { title: 'Полей цветята', gold: 10, type: 'weekly' },
      { title: 'Пет минути разтягане', gold: 5, type: 'daily', tags: ['sport', 'health'], done: 'yesterday' },
      { title: 'Върни книгите в библиотеката', gold: 20, type: 'todo', tags: ['school'], notes: 'И атласа.' },
      { title: 'Претегли колета', gold: 10, type: 'todo', tags: ['travel'], requireResult: true },
    ],
    missions: [
      {
        name: 'Почивни дни в планината',
        notes: 'Тръгваме в събота, преди закуска.',
        days: [0, 5],
        tasks: ['Намери палатката', 'Провери гумите', 'Купи чорапи за преход', 'Багаж за два дни'],
      },
      { name: 'Пролетно почистване', notes: '', days: [7, 14], tasks: ['Прозорци', 'Мазе', 'Гардероб'] },
    ],
    rewards: [
      { name: 'Филмова вечер с пуканки', gold: 30, type: 'constant' },
      { name: 'Сладолед в парка', gold: 25, type: 'times', timesToUse: 4 },
      { name: 'Нова книга', gold: 200, type: 'once' },
    ],
  },
}

/**
 * Creates a player in the middle of a good week, her child, a new user and one whose tasks have dates, and
 * returns the paths of their items and the credential of their tablet.
 *
 * @param {string} address of the server
 * @param {Lang} lang
 * @returns {Promise<{ sessions: Record<'player' | 'newcomer' | 'planner' | 'child', Session>, tablet: string, places: import('./family.mjs').Places }>}
 */
export async function createAccounts(address, lang) {
  const {
    name,
    newcomer: newcomerName,
    planner: plannerName,
    partner: partnerName,
    child: childName,
    tasks,
    missions,
    rewards,
  } = written[lang]
  const player = await register(address, name, lang)
  const before = callAs(address, player.token, yesterday)
  const now = callAs(address, player.token, today)

  const tags = await before('GET', '/tags')
  /** @param {string[]} keys */
  const idsOf = (keys) => keys.map((key) => tags.find((/** @type {{ key: string }} */ tag) => tag.key === key).id)
  /** @type {{ id: string, done: Task['done'] }[]} */
  const createdTasks = []
  for (const { tags: keys = [], done, ...task } of tasks) {
    const { id } = await before('POST', '/user/tasks', { ...task, tags: idsOf(keys) })
    createdTasks.push({ id, done })
    if (done === 'yesterday' || done === 'both' || done === 'archived') await before('POST', complete(id), {})
    if (done === 'archived') await before('PATCH', `/user/tasks/${id}/archive`)
  }
  for (const { id, done } of createdTasks) if (done === 'today' || done === 'both') await now('POST', complete(id), {})
  await addMissions(now, missions)
  for (const reward of rewards) await now('POST', '/user/rewards', reward)
  const [partner, child, newcomer, planner] = [
    await register(address, partnerName, lang),
    await register(address, childName, lang),
    await register(address, newcomerName, lang),
    await register(address, plannerName, lang),
  ]
  await createPlan(callAs(address, planner.token, today), lang)
  await buySomething(now)
  await wear(callAs(address, partner.token, today), 2)
  await wear(callAs(address, child.token, today), 3)
  /** @type {(session: Session) => import('./family.mjs').Person} */
  const personOf = ({ token, user }) => ({ call: callAs(address, token, today), user })
  const family = { player: personOf(player), partner: personOf(partner), child: personOf(child) }
  await now('PUT', '/users/profile/pin', { password, pin: '2580', wall: 'pin' })
  const { tablet, ...places } = await createFamily(family, lang, (token) => callAs(address, token, today))
  await createConnections(family.player, { address, home: places.home, lang })
  return { sessions: { player, newcomer, planner, child }, tablet, places }
}

/** @param {Call} call */
async function buySomething(call) {
  const avatars = await call('GET', '/avatars')
  const wanted = avatars.find(
    (/** @type {{ name: string, gems: number | null }} */ avatar) => avatar.gems && !/Panda|Панда/.test(avatar.name),
  )
  await call('POST', `/avatars/${wanted.id}/buy`, { currency: 'gems' })
}

/**
 * @param {Call} call
 * @param {number} which index of one of the free avatars
 */
async function wear(call, which) {
  const avatars = await call('GET', '/avatars?owned=true')
  await call('PATCH', `/users/profile/avatar/${avatars[which].id}`)
}

/** @param {string} id */
const complete = (id) => `/user/tasks/${id}/complete`

/**
 * @param {Call} call
 * @param {any[]} missions
 */
async function addMissions(call, missions) {
  const { lastDayStart } = await call('GET', '/users/profile')
  for (const { days, tasks, ...fields } of missions) {
    const [from, to] = days.map((/** @type {number} */ day) => dayAfter(lastDayStart, day))
    const planned = tasks.map((/** @type {string} */ title) => ({ title, gold: 10, type: 'todo' }))
    const mission = await call('POST', '/user/missions', { ...fields, from, to, tasks: planned })
    if (days[0] > 0) continue
    await call('PATCH', `/user/missions/${mission.id}/main`)
    for (const { id } of mission.tasks.slice(0, 2)) {
      await call('PATCH', `/user/missions/${mission.id}/tasks/${id}/complete`)
    }
  }
}

/**
 * @param {string} day
 * @param {number} days
 */
function dayAfter(day, days) {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/**
 * @param {string} address
 * @param {string} name
 * @param {Lang} lang
 * @returns {Promise<Session>}
 */
function register(address, name, lang) {
  const email = `${crypto.randomUUID()}@example.org`
  const account = { name, email, password, passwordConfirmation: password, birthDate: '1990-03-05', lang }
  return callAs(address, null, yesterday)('POST', '/auth/register', account)
}

/**
 * @param {string} address
 * @param {string | null} token
 * @param {string} timezone
 * @returns {Call}
 */
function callAs(address, token, timezone) {
  return async (method, path, body) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        timezone,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
    const { result, error } = /** @type {{ result: any, error?: object }} */ (await response.json())
    if (error) throw new Error(`${method} ${path}: ${JSON.stringify(error)}`)
    return result
  }
}
