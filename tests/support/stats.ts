import type { Group } from '@questboard/api/groups/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Database } from '@questboard/db'
import { ledger, memberships } from '@questboard/db/schema'
import { and, eq, sum } from 'drizzle-orm'
import type { InGroup } from './group.ts'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** What a user has, as the profile shows it. */
export const statsOf = async ({ send }: Pick<Person, 'send'>) =>
  (await expectOk(send<Profile>('GET /users/profile'))).stats

export const goldOf = async (person: Pick<Person, 'send'>): Promise<number> => (await statsOf(person)).gold

/** The rubies of a member, as the group shows them. */
export const rubiesOf = async ({ send }: Pick<Person, 'send'>, groupId: string): Promise<number> =>
  (await expectOk(send<Group>(`GET /groups/${groupId}`))).currentMember.stats.ruby

/** The rubies of a member as stored, without a call that settles days. The ledger must agree. */
export async function storedRubiesOf(
  { queries }: Pick<Database, 'queries'>,
  { memberId }: Pick<InGroup, 'memberId'>,
): Promise<number> {
  const [[membership], [rows]] = await Promise.all([
    queries.select({ ruby: memberships.ruby }).from(memberships).where(eq(memberships.id, memberId)),
    queries
      .select({ ruby: sum(ledger.amount).mapWith(Number) })
      .from(ledger)
      .where(and(eq(ledger.membershipId, memberId), eq(ledger.currency, 'ruby'))),
  ])
  if (!membership) throw new Error('no such membership')
  const { ruby } = membership
  if (ruby !== (rows?.ruby ?? 0)) throw new Error(`The balance is ${ruby}, and the ledger adds up to ${rows?.ruby}`)
  return ruby
}
