import { setUpCode } from '@questboard/api'
import { goodPassword, type TestServer } from './test-server.ts'
import { type Outcome, overTrpc } from './transports.ts'

/** A call without a REST route, as the web app makes it. */
export const callProcedure = (
  { url }: Pick<TestServer, 'url'>,
  name: `installation.${string}`,
  input: object = {},
  token?: string,
): Promise<Outcome> =>
  overTrpc(
    { url, token },
    { name, method: /(state|owned|overview|accounts|backups)$/.test(name) ? 'GET' : 'POST' },
    input,
  )

/** The result of a call that must succeed. */
export async function expectResult<Result>(verdict: Promise<Outcome>): Promise<Result> {
  const made = await verdict
  if ('error' in made) throw new Error(JSON.stringify(made.error))
  return made.result as Result
}

/** What the page of the first visit sends. */
export const newOwner = {
  place: 'The Ivanovs',
  signUp: 'open',
  name: 'Ana',
  email: 'ana@example.org',
  birthDate: '1990-01-01',
  password: goodPassword,
  passwordConfirmation: goodPassword,
}

/** Sets a server up, as its owner does with the code of the log. */
export async function setUpServer(server: TestServer, about: object = {}): Promise<{ id: string; token: string }> {
  const code = await setUpCode(server.services)
  const { token, user } = await expectResult<{ token: string; user: { id: string } }>(
    callProcedure(server, 'installation.setUp', { ...newOwner, code, ...about }),
  )
  return { id: user.id, token }
}
