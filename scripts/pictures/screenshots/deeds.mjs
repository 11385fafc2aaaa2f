/**
 * What the child of the home did besides its tasks, with an answer of every kind.
 *
 * @typedef {import('./people.mjs').Lang} Lang
 * @typedef {import('./family.mjs').Person} Person
 * @typedef {{ title: string, notes?: string, ruby: number, answer?: { approved: boolean, ruby?: number, note?: string },
 *   withdrawn?: boolean }} Told
 */

/** Newest last. @type {Record<Lang, Told[]>} */
const told = {
  en: [
    { title: 'Carried the shopping up', ruby: 4, answer: { approved: true } },
    {
      title: 'Cleaned all the windows',
      ruby: 12,
      answer: { approved: true, ruby: 15, note: 'They shine. Thank you!' },
    },
    { title: 'Made my bed', ruby: 10, answer: { approved: false, note: 'That is one of your daily tasks.' } },
    { title: 'Helped Leo with his homework', ruby: 5, withdrawn: true },
    { title: 'Swept the stairs', notes: 'From the top to the cellar.', ruby: 6 },
  ],
  bg: [
    { title: 'Качих покупките', ruby: 4, answer: { approved: true } },
    { title: 'Измих всички прозорци', ruby: 12, answer: { approved: true, ruby: 15, note: 'Блестят. Благодаря!' } },
    { title: 'Оправих си леглото', ruby: 10, answer: { approved: false, note: 'Това ти е всекидневна задача.' } },
    { title: 'Помогнах на Лео с домашното', ruby: 5, withdrawn: true },
    { title: 'Пометох стълбите', notes: 'От горе до мазето.', ruby: 6 },
  ],
}

/**
 * @param {Person} leader
 * @param {Person} child
 * @param {{ home: string, lang: Lang }} of the group
 */
export async function createDeeds(leader, child, { home, lang }) {
  for (const { answer, withdrawn, ...deed } of told[lang]) {
    const id = crypto.randomUUID()
    await child.call('POST', `/groups/${home}/deeds`, { id, ...deed })
    if (answer) await leader.call('POST', `/groups/${home}/deeds/${id}/approve`, answer)
    if (withdrawn) await child.call('DELETE', `/groups/${home}/deeds/${id}`)
  }
}
