import { createDeeds } from './deeds.mjs'
import { createTurns } from './turns.mjs'

/**
 * The groups in the screenshots: a home with items of every kind in every state, and a club with an open invitation.
 *
 * @typedef {import('./people.mjs').Call} Call
 * @typedef {import('./people.mjs').Lang} Lang
 * @typedef {{ call: Call, user: { id: string, email: string } }} Person
 * @typedef {{ home: string, child: string, mission: string }} Places
 */

/** @type {Record<Lang, { home: string, club: string, leader: string, member: string, forChild: any[], forPlayer: any[],
 *   mission: any, rewards: any[], gifts: any[], promises: string[], young: { name: string, pin?: string, tasks: string[] }[],
 *   ofLeo: { tasks: any[], rewards: any[], reward: any, mission: any } }>} */
const written = {
  en: {
    home: 'The Collins family',
    club: 'Book club',
    leader: 'Parent',
    member: 'Hero',
    forChild: [
      { title: 'Walk the dog', ruby: 10, type: 'daily', requireApprove: true, done: true },
      { title: 'Set the table', ruby: 5, type: 'daily', done: true },
      { title: 'Learn the poem by heart', ruby: 20, type: 'todo', requireApprove: true },
      { title: 'Tidy your room', ruby: 15, type: 'weekly' },
    ],
    forPlayer: [
      { title: 'Fix the swing', ruby: 20, type: 'todo' },
      { title: 'Pancakes on Sunday', ruby: 10, type: 'weekly' },
    ],
    mission: { name: 'A birthday for grandma', notes: 'She must not notice.', steps: ['Draw a card', 'Bake the cake'] },
    gifts: [
      { amount: 6, reason: 'Helped grandma in the garden' },
      { amount: -2, reason: 'A broken window' },
    ],
    promises: ['A pancake breakfast', 'An evening at the cinema'],
    rewards: [
      { name: 'An hour of games', ruby: 10, type: 'constant', requireApprove: true, ask: true },
      { name: 'A trip to the zoo', ruby: 120, type: 'once' },
    ],
    young: [
      { name: 'Leo', tasks: ['Empty the dishwasher', 'Read ten pages aloud', 'Brush your teeth', 'Tidy the toys'] },
      { name: 'Mira', pin: '1357', tasks: ['Water the flowers', 'Practise the piano', 'Pack your school bag'] },
    ],
    ofLeo: {
      tasks: [
        { title: 'Draw a robot', gold: 10, type: 'daily' },
        { title: 'Build a den', gold: 20, type: 'todo' },
        { title: 'Practise riding my bike', gold: 20, type: 'daily', done: true },
      ],
      rewards: [
        { name: 'Ice cream', gold: 20, type: 'constant' },
        { name: 'A new football', gold: 100, type: 'once' },
      ],
      reward: { name: 'Choose the film', ruby: 5, type: 'constant' },
      mission: { name: 'The big clean-up', notes: '', steps: ['Sort the toys', 'Dust the shelves'] },
    },
  },
  bg: {
    home: 'Семейство Николови',
    club: 'Читателски клуб',
    leader: 'Родител',
    member: 'Герой',
    forChild: [
      { title: 'Разходи кучето', ruby: 10, type: 'daily', requireApprove: true, done: true },
      { title: 'Подреди масата', ruby: 5, type: 'daily', done: true },
      { title: 'Научи стихотворението наизуст', ruby: 20, type: 'todo', requireApprove: true },
      { title: 'Разтреби си стаята', ruby: 15, type: 'weekly' },
    ],
    forPlayer: [
      { title: 'Поправи люлката', ruby: 20, type: 'todo' },
      { title: 'Палачинки в неделя', ruby: 10, type: 'weekly' },
    ],
    mission: { name: 'Рожден ден за баба', notes: 'Да не разбере.', steps: ['Нарисувай картичка', 'Изпечи тортата'] },
    gifts: [
      { amount: 6, reason: 'Помогна на баба в градината' },
      { amount: -2, reason: 'Счупено стъкло' },
    ],
    promises: ['Закуска с палачинки', 'Вечер на кино'],
    rewards: [
      { name: 'Един час игри', ruby: 10, type: 'constant', requireApprove: true, ask: true },
      { name: 'Разходка до зоопарка', ruby: 120, type: 'once' },
    ],
    young: [
      {
        name: 'Лео',
        tasks: ['Изпразни миялната', 'Прочети десет страници на глас', 'Измий си зъбите', 'Прибери играчките'],
      },
      { name: 'Мира', pin: '1357', tasks: ['Полей цветята', 'Упражнения на пиано', 'Приготви си раницата'] },
    ],
    ofLeo: {
      tasks: [
        { title: 'Нарисувай робот', gold: 10, type: 'daily' },
        { title: 'Построй колиба', gold: 20, type: 'todo' },
        { title: 'Упражнение с колелото', gold: 20, type: 'daily', done: true },
      ],
      rewards: [
        { name: 'Сладолед', gold: 20, type: 'constant' },
        { name: 'Нова топка', gold: 100, type: 'once' },
      ],
      reward: { name: 'Избери филма', ruby: 5, type: 'constant' },
      mission: { name: 'Голямото чистене', notes: '', steps: ['Подреди играчките', 'Избърши рафтовете'] },
    },
  },
}

/**
 * The player creates a home, promotes the partner to leader, and adds the child. The partner creates a club and invites
 * the player.
 *
 * @param {Record<'player' | 'partner' | 'child', Person>} people
 * @param {Lang} lang
 * @param {(token: string) => Call} callWith
 * @returns {Promise<Places & { tablet: string }>} with the credential of the tablet
 */
export async function createFamily({ player, partner, child }, lang, callWith) {
  const { home, club, leader, member, forChild, forPlayer, mission, rewards, gifts, promises, young, ofLeo } =
    written[lang]
  const roles = { leaderRoleDisplayName: leader, memberRoleDisplayName: member }
  const { id } = await player.call('POST', '/groups', { name: home, ...roles })
  const memberId = await join(player, partner, id)
  await player.call('PATCH', `/groups/${id}/members/${memberId}/promote-leader`)
  const childId = await join(player, child, id)
  await player.call('POST', `/groups/${id}/invite`, { email: 'grandma@example.org' })
  await player.call('POST', `/groups/${id}/succession`, { userId: partner.user.id })

  await give(player, child, id, forChild)
  await give(partner, player, id, forPlayer)
  const assignedUsers = [child.user.id]
  for (const { ask, ...reward } of rewards) {
    const redeemable = await player.call('POST', `/groups/${id}/rewards`, { ...reward, assignedUsers })
    await player.call('POST', `/groups/${id}/rewards`, { ...reward, assignedUsers: [partner.user.id] })
    if (ask) await askFor(player, child, { group: id, reward: redeemable.id, ruby: reward.ruby, lang })
  }
  for (const gift of gifts) await player.call('POST', `/groups/${id}/members/${childId}/rubies`, gift)
  const { steps, ...fields } = mission
  const { lastDayStart } = await player.call('GET', '/users/profile')
  const days = { from: lastDayStart, to: Temporal.PlainDate.from(lastDayStart).add({ days: 6 }).toString() }
  const tasks = steps.map((/** @type {string} */ title) => ({ title, ruby: 10, type: 'todo' }))
  const created = await player.call('POST', `/groups/${id}/missions`, {
    ...fields,
    ...days,
    tasks,
    assignedUsers,
    requireApprove: true,
  })
  await child.call('POST', `/groups/${id}/missions/${created.id}/tasks/${created.tasks[0].id}/complete`)
  await redeem({ player, child }, id, promises)
  await createDeeds(player, child, { home: id, lang })
  const dayOff = { from: days.to, to: Temporal.PlainDate.from(days.to).add({ days: 4 }).toString() }
  await player.call('POST', '/users/profile/days-off', { kind: 'planned', ...dayOff })

  const { id: clubId } = await partner.call('POST', '/groups', { name: club })
  await partner.call('POST', `/groups/${clubId}/invite`, { email: player.user.email })
  const { tablet, leo } = await hangTablet(player, id, young)
  await createTurns({ player, partner, child }, { home: id, leo, lang })
  const { mission: chores, ...own } = ofLeo
  const forLeo = { assignedUsers: [leo] }
  const film = await player.call('POST', `/groups/${id}/rewards`, { ...ofLeo.reward, ...forLeo })
  const cleaning = await player.call('POST', `/groups/${id}/missions`, {
    name: chores.name,
    notes: chores.notes,
    ...days,
    ...forLeo,
    tasks: chores.steps.map((/** @type {string} */ title) => ({ title, ruby: 10, type: 'todo' })),
  })
  const entered = await callWith(tablet)('POST', '/device/enter', { userId: leo })
  await playAsLeo(callWith(entered.token), own)
  const { members } = await player.call('GET', `/groups/${id}`)
  const { id: leosId } = members.find((/** @type {{ userId: string }} */ { userId }) => userId === leo)
  await player.call('POST', `/groups/${id}/members/${leosId}/rubies`, { ...gifts[0], amount: ofLeo.reward.ruby })
  await callWith(entered.token)('POST', `/groups/${id}/rewards/${film.id}/redeem`)
  const [step] = cleaning.tasks
  await callWith(entered.token)('POST', `/groups/${id}/missions/${cleaning.id}/tasks/${step.id}/complete`, {})
  return { home: id, child: child.user.id, mission: created.id, tablet }
}

/**
 * @param {Person} host
 * @param {Person} guest
 * @param {string} group
 * @returns {Promise<string>} the id of the membership
 */
async function join(host, guest, group) {
  const { invitationId } = await host.call('POST', `/groups/${group}/invite`, { email: guest.user.email })
  const { currentMember } = await guest.call('POST', `/groups/accept/${invitationId}`)
  return currentMember.id
}

/**
 * @param {Person} from
 * @param {Person} to
 * @param {string} group
 * @param {any[]} tasks
 */
async function give(from, to, group, tasks) {
  for (const { done, ...task } of tasks) {
    const { id } = await from.call('POST', `/groups/${group}/tasks`, { ...task, assignedUsers: [to.user.id] })
    if (done) await to.call('PATCH', `/groups/${group}/users/${to.user.id}/tasks/${id}/complete`, {})
  }
}

/**
 * Lets the child earn the price of a reward and request it.
 *
 * @param {Person} leader
 * @param {Person} child
 * @param {{ group: string, reward: string, ruby: number, lang: Lang }} what
 */
async function askFor(leader, child, { group, reward, ruby, lang }) {
  const { id } = await leader.call('POST', `/groups/${group}/tasks`, {
    title: { en: 'Carry the bags in', bg: 'Внеси торбите' }[lang],
    ruby,
    type: 'todo',
    assignedUsers: [child.user.id],
  })
  await child.call('PATCH', `/groups/${group}/users/${child.user.id}/tasks/${id}/complete`, {})
  await leader.call('DELETE', `/groups/${group}/tasks/${id}`)
  await child.call('POST', `/groups/${group}/rewards/${reward}/redeem`)
}

/**
 * The child redeems rewards: the last is given, the others are still owed.
 *
 * @param {{ player: Person, child: Person }} people
 * @param {string} group
 * @param {string[]} names
 */
async function redeem({ player, child }, group, names) {
  const assignedUsers = [child.user.id]
  for (const name of [...names, names[0]]) {
    const reward = await player.call('POST', `/groups/${group}/rewards`, { name, ruby: 1, type: 'once', assignedUsers })
    await child.call('POST', `/groups/${group}/rewards/${reward.id}/redeem`)
  }
  const [first] = await player.call('GET', `/groups/${group}/promises`)
  await player.call('POST', `/groups/${group}/promises/${first.id}/give`, {})
}

/**
 * Adds children without an account, and a tablet on the wall.
 *
 * @param {Person} parent
 * @param {string} group
 * @param {{ name: string, pin?: string, tasks: string[] }[]} young
 * @returns {Promise<{ tablet: string, leo: string }>} the credential of the tablet, and the id of the first child
 */
async function hangTablet(parent, group, young) {
  const ids = []
  for (const { name, pin, tasks } of young) {
    const { child } = await parent.call('POST', `/groups/${group}/children`, {
      name,
      consent: true,
      ...(pin && { pin }),
    })
    ids.push(child.userId)
    for (const [place, title] of tasks.entries()) {
      const task = { title, ruby: 2 + 3 * place, type: 'daily', assignedUsers: [child.userId] }
      await parent.call('POST', `/groups/${group}/tasks`, task)
    }
  }
  const { code } = await parent.call('POST', `/groups/${group}/devices/code`, { name: 'iPad' })
  const { token } = await parent.call('POST', '/devices/pair', { code })
  return { tablet: token, leo: ids[0] }
}

/** The place of the first challenge on the first board. */
const challenge = 9

/**
 * Fills the pages of a child who has entered on a tablet, and walks its pawn to a challenge.
 *
 * @param {Call} call
 * @param {{ tasks: any[], rewards: any[] }} own
 */
async function playAsLeo(call, { tasks, rewards }) {
  const done = tasks.filter((task) => task.done).length
  for (let square = done; square < challenge; square++) {
    const { id } = await call('POST', '/user/tasks', { title: `${square}`, gold: 0, type: 'daily' })
    await call('POST', `/user/tasks/${id}/complete`, {})
    await call('PATCH', `/user/tasks/${id}/archive`)
  }
  for (const { done: isDone, ...task } of tasks) {
    const { id } = await call('POST', '/user/tasks', task)
    if (isDone) await call('POST', `/user/tasks/${id}/complete`, {})
  }
  for (const reward of rewards) await call('POST', '/user/rewards', reward)
}
