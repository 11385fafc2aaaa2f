import { expectOk, sendTo } from './rest.ts'
import { goodPassword, type Person, type TestServer } from './test-server.ts'

/** A person takes the deletion of the account back, which begins a session. */
export async function comeBack(server: TestServer, person: Person): Promise<Person> {
  const account = { email: person.email, password: goodPassword }
  const { token } = await expectOk(server.send<{ token: string }>('POST /auth/restore-account', account))
  return { ...person, token, send: sendTo(server.url, token) }
}
