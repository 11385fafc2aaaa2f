import { goodPassword } from '../../support/test-server.ts'
import type { Input } from '../../support/transports.ts'
import { unknownId } from '../../support/unknown-id.ts'
import type { Row, Wanted } from './cases.ts'
import { callers, type Fixtures } from './fixtures.ts'
import { open, personal } from './personal-rows.ts'

/** A call of the owner of the place, who is the creator of the group. */
const ofOwner =
  (inputs: Record<string, { input?: (fixtures: Fixtures) => Input; wanted?: Wanted }> = { any: {} }): Row =>
  (fixtures) =>
    Object.entries(inputs).flatMap(([target, { input = () => ({}), wanted = 'ok' }]) =>
      callers.map((caller) => ({
        caller,
        target,
        input: input(fixtures),
        wanted: caller === 'anonymous' ? 'authenticationFailed' : caller === 'creator' ? wanted : 'notAuthorized',
      })),
    )

const password = goodPassword

const newOwner = {
  code: '00000-00000-00000',
  place: 'Home',
  signUp: 'open',
  name: 'Ani',
  email: 'someone@example.org',
  password,
  passwordConfirmation: password,
  birthDate: '2000-01-01',
}

/** The first visit, and the page of the owner. */
export const installationCalls = {
  'installation.state': open({ any: {} }),
  'installation.setUp': open({ any: { input: () => newOwner, wanted: 'notFound' } }),
  'installation.owned': personal(),
  'installation.overview': ofOwner(),
  'installation.change': ofOwner({ any: { input: () => ({ name: 'Home', signUp: 'open' }) } }),
  'installation.sendTestEmail': ofOwner(),
  'installation.accounts': ofOwner(),
  'installation.lockAccount': ofOwner({
    'a member': { input: ({ people }) => ({ id: people.removed.id, password }) },
    'no account': { input: () => ({ id: unknownId, password }), wanted: 'userNotFound' },
    'a child': { input: ({ people }) => ({ id: people.child.id, password }), wanted: 'userNotFound' },
    'the own account': { input: ({ people }) => ({ id: people.creator.id, password }), wanted: 'notAuthorized' },
    'the wrong password': {
      input: ({ people }) => ({ id: people.removed.id, password: 'another' }),
      wanted: 'incorrectOldPassword',
    },
  }),
  'installation.unlockAccount': ofOwner({
    'a member': { input: ({ people }) => ({ id: people.removed.id }) },
    'no account': { input: () => ({ id: unknownId }), wanted: 'userNotFound' },
  }),
  'installation.resetAccount': ofOwner({
    'a member': { input: ({ people }) => ({ id: people.removed.id, password }) },
    'no account': { input: () => ({ id: unknownId, password }), wanted: 'userNotFound' },
    'the own account': {
      input: ({ people }) => ({ id: people.creator.id, password, secondFactor: true }),
      wanted: 'notAuthorized',
    },
    'the wrong password': {
      input: ({ people }) => ({ id: people.removed.id, password: 'another' }),
      wanted: 'incorrectOldPassword',
    },
  }),
  'installation.backups': ofOwner(),
  'installation.makeBackup': ofOwner({ 'of PostgreSQL': { wanted: 'notFound' } }),
  'installation.offerBackup': ofOwner({
    'of PostgreSQL': { input: () => ({ name: 'questboard-2026-03-10.tar.gz', password }), wanted: 'notFound' },
  }),
} satisfies Record<string, Row>
