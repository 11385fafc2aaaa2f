import type { Sql } from 'postgres'

/** The number of users besides the busy one, enough that parallel requests are of different users. */
export const people = 200

export const tasksOfEach = 100

/** Enough for a round. */
const tasksOfBusy = 15_000

/** The number of the user whose tasks are completed in parallel. */
export const busy = people + 1

const tasksOf = (person: number): number => (person === busy ? tasksOfBusy : tasksOfEach)

export const password = 'correct horse battery'

export const emailOf = (person: number): string => `person-${person}@example.org`

/** Unseen notifications of each user. */
const notificationsOfEach = 30

/** A task by its user and its number from 1. */
export interface PersonsTask {
  person: number
  task: number
}

/** A number for each task, because pgbench can only compute numbers. */
export const taskNumber = ({ person, task }: PersonsTask): number => 100_000_000_000 + person * 100_000 + task

export const taskId = (task: PersonsTask): string => `00000000-0000-7000-8000-${taskNumber(task)}`

/** The n-th request of a round comes from each user in turn. */
export const nthPerson = (nth: number): number => (nth % people) + 1

/** The n-th task to complete in a round: the first one of each user, then the second ones. */
export function nthTask(nth: number): PersonsTask | undefined {
  const task = Math.floor(nth / people) + 1
  return task > tasksOfEach ? undefined : { person: nthPerson(nth), task }
}

export function nthTaskOfBusy(nth: number): PersonsTask | undefined {
  return nth < tasksOfBusy ? { person: busy, task: nth + 1 } : undefined
}

/**
 * Registers all users with the server of `url`, and adds a session with a known token and open daily tasks.
 *
 * @returns their tokens by number
 */
export async function signUp(url: string, sql: Sql): Promise<string[]> {
  const tokens: string[] = []
  for (let first = 1; first <= busy; first += 10) {
    const some = Array.from({ length: Math.min(10, busy - first + 1) }, (_, place) => first + place)
    await Promise.all(
      some.map(async (person) => {
        const { id, token } = await register(url, person)
        tokens[person] = token
        await sql`
          insert into sessions (token_hash, user_id, expires_at, created_at)
          values (${`person-${person}`}, ${id}, now() + interval '30 days', now())`
        await sql`
          insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, created_at)
          select ('00000000-0000-7000-8000-' || (${taskNumber({ person, task: 0 })}::bigint + n)::text)::uuid, ${id},
            'Tidy the desk', 'Pens, papers, cables', 10, 'daily', '{}', false, current_date, now()
          from generate_series(1, ${tasksOf(person)}::int) n`
      }),
    )
  }
  await sql`
    insert into notifications (id, user_id, type, sender_id, data, source, created_at)
    select gen_random_uuid(), users.id, 'sendGems', senders.id, '{"gems": 5}', n::text, now() - n * interval '1 hour'
    from users, users senders, generate_series(1, ${notificationsOfEach}::int) n
    where users.email like 'person-%' and senders.email = ${emailOf(1)}`
  await rest(sql)
  return tokens
}

/** Signs in users that were registered before. @returns their tokens by number */
export async function signIn(url: string, numbers: number[]): Promise<string[]> {
  const tokens: string[] = []
  const waiting = numbers.values()
  const lane = async () => {
    for (const number of waiting) {
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', timezone: 'Europe/Sofia' },
        body: JSON.stringify({ email: emailOf(number), password }),
      })
      if (!response.ok) throw new Error(`signing in was answered by ${await response.text()}`)
      tokens[number] = ((await response.json()) as { result: { token: string } }).result.token
    }
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  return tokens
}

/** @param address the client address that a proxy would send */
export async function register(url: string, person: number, address?: string): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      timezone: 'Europe/Sofia',
      'accept-language': 'bg',
      ...(address && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({
      name: `Person ${person}`,
      email: emailOf(person),
      password,
      passwordConfirmation: password,
      birthDate: '2000-01-01',
    }),
  })
  if (!response.ok) throw new Error(`registering was answered by ${await response.text()}`)
  const { result } = (await response.json()) as { result: { user: { id: string }; token: string } }
  return { id: result.user.id, token: result.token }
}

/** Reopens all tasks, like the rollover, and removes what would slow down the next round. */
export async function openTasks(sql: Sql): Promise<void> {
  await sql`
    update tasks set completed_at = null, paid_gold = 0, paid_exp = 0, pawn_moved = false
    where completed_at is not null`
  await rest(sql)
}

async function rest(sql: Sql): Promise<void> {
  await sql`vacuum (analyze) tasks, users, pawns, sessions, ledger, notifications`
  await sql`checkpoint`
}
