import { connect } from '../../../tests/support/oauth-app.ts'

/**
 * What the player has connected: an app, programs with a token, a webhook of their own and one of the home, a calendar.
 *
 * @typedef {import('./family.mjs').Person} Person
 * @typedef {import('./people.mjs').Lang} Lang
 */

/** @type {Record<Lang, { names: string[] }>} */
const written = {
  en: { names: ['The lamp in the hall', 'Script on the laptop'] },
  bg: { names: ['Лампата в коридора', 'Скрипт на лаптопа'] },
}

/**
 * @param {Person} player
 * @param {{ address: string, home: string, lang: Lang }} of the server and the group
 */
export async function createConnections({ call }, { address, home, lang }) {
  const [lamp, script] = written[lang].names
  await call('POST', '/users/tokens', { name: lamp, scopes: ['tasks:read', 'board:read'] })
  await call('POST', '/users/tokens', { name: script, scopes: ['tasks:write'], expiresOn: inAMonth() })
  await call('POST', '/user/webhooks', { url: 'https://hooks.example.org/questboard', events: ['*'] })
  await call('POST', `/groups/${home}/webhooks`, { url: 'https://hooks.example.org/family', events: ['*'] })
  await call('POST', '/user/calendar', {})
  /** @type {any} */
  const person = {
    /** @type {(route: string, body?: object) => Promise<{ status: number, result: unknown }>} */
    async send(route, body) {
      const [method = '', path = ''] = route.split(' ')
      return { status: 200, result: await call(method, path, body) }
    },
  }
  await connect(address, person)
}

const inAMonth = () => Temporal.Now.plainDateISO().add({ days: 30 }).toString()
