import { runApp } from '../../running-app.mjs'

/**
 * The owner of a server, as its first visitor and later.
 *
 * @typedef {import('./people.mjs').Lang} Lang
 * @typedef {import('./people.mjs').Session} Session
 */

/** @type {Record<Lang, { place: string, name: string }>} */
const written = {
  en: { place: 'The Collins family', name: 'Maya Collins' },
  bg: { place: 'Семейство Николови', name: 'Мая Николова' },
}

/** Starts a server that is not set up yet. */
export async function startEmpty() {
  const app = await runApp({ SETUP_PAGE: '', RATE_LIMITS: 'off' })
  return { ...app, address: app.address.replace('127.0.0.1', 'localhost') }
}

/**
 * Sets a server up with the code of its log.
 *
 * @param {{ address: string, setUpUrl: () => string }} app
 * @param {Lang} lang
 * @returns {Promise<Session>} of the owner
 */
export async function setUp({ address, setUpUrl }, lang) {
  const password = 'correct horse battery'
  const [, code] = setUpUrl().split('#')
  const profile = { ...written[lang], code, signUp: 'open', email: 'owner@example.org', birthDate: '1990-03-05', lang }
  const response = await fetch(`${address}/trpc/installation.setUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': lang },
    body: JSON.stringify({ ...profile, password, passwordConfirmation: password }),
  })
  const { result, error } = /** @type {{ result: { data: Session }, error?: object }} */ (await response.json())
  if (error) throw new Error(`installation.setUp: ${JSON.stringify(error)}`)
  return result.data
}
