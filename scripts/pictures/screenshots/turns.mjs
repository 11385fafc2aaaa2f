/**
 * Tasks that members of the home take turns at, with open questions to swap, and one that the first does.
 *
 * @typedef {import('./people.mjs').Call} Call
 * @typedef {import('./people.mjs').Lang} Lang
 * @typedef {import('./family.mjs').Person} Person
 */

/** @type {Record<Lang, { dishes: string, dinner: string, breakfast: string, fish: string, rubbish: string }>} */
const titles = {
  en: {
    dishes: 'Wash the dishes',
    dinner: 'Cook dinner',
    breakfast: 'Make breakfast',
    fish: 'Feed the fish',
    rubbish: 'Take out the rubbish',
  },
  bg: {
    dishes: 'Измий чиниите',
    dinner: 'Сготви вечеря',
    breakfast: 'Направи закуска',
    fish: 'Нахрани рибките',
    rubbish: 'Изхвърли боклука',
  },
}

/**
 * @param {Record<'player' | 'partner' | 'child', Person>} people
 * @param {{ home: string, leo: string, lang: Lang }} of the group, and the child on the tablet
 */
export async function createTurns({ player, partner, child }, { home, leo, lang }) {
  const { dishes, dinner, breakfast, fish, rubbish } = titles[lang]
  /** @type {(title: string, assignment: 'rotation' | 'first', assignedUsers: string[]) => Promise<string>} */
  const make = async (title, assignment, assignedUsers) => {
    const task = { title, ruby: 8, type: 'daily', assignment, assignedUsers }
    return (await player.call('POST', `/groups/${home}/tasks`, task)).id
  }
  /** @type {(asker: Person, task: string, userId: string) => Promise<unknown>} */
  const ask = (asker, task, userId) => asker.call('POST', `/groups/${home}/tasks/${task}/swaps`, { userId })
  const [me, other, young] = [player.user.id, partner.user.id, child.user.id]
  await ask(child, await make(dishes, 'rotation', [young, leo, other]), leo)
  await ask(partner, await make(breakfast, 'rotation', [other, me]), me)
  await make(dinner, 'rotation', [me, other])
  await make(fish, 'rotation', [leo, young])
  const taken = await make(rubbish, 'first', [young, me])
  await child.call('PATCH', `/groups/${home}/users/${young}/tasks/${taken}/complete`, {})
}
