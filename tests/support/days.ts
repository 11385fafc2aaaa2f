import type { Task } from '@questboard/api/tasks/schema'
import { ledger, missions, tasks, users } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import { onAppDatabase } from './app-database.ts'
import { dayMs } from './day-ms.ts'
import { expectOk } from './rest.ts'
import type { Person, TestServer } from './test-server.ts'

/**
 * Lets days pass for a user of the running app, whose clock cannot be set: moves all dates of the user into the past.
 * The user's next call settles those days.
 */
export async function letDaysPass(person: Pick<Person, 'id'>, days: number): Promise<void> {
  const earlier = (column: unknown) => sql`${column} - ${days}::int`
  await onAppDatabase((database) =>
    database.transaction(async (tx) => {
      await tx
        .update(users)
        .set({
          lastDayStart: earlier(users.lastDayStart),
          lastSeenDay: earlier(users.lastSeenDay),
          holidaySince: earlier(users.holidaySince),
          createdAt: sql`${users.createdAt} - make_interval(days => ${days}::int)`,
        })
        .where(eq(users.id, person.id))
      await tx
        .update(tasks)
        .set({
          repeatingSince: earlier(tasks.repeatingSince),
          createdAt: sql`${tasks.createdAt} - make_interval(days => ${days}::int)`,
        })
        .where(eq(tasks.userId, person.id))
      await tx
        .update(ledger)
        .set({
          doneOn: earlier(ledger.doneOn),
          slot: earlier(ledger.slot),
          dueOn: earlier(ledger.dueOn),
          createdAt: sql`${ledger.createdAt} - make_interval(days => ${days}::int)`,
        })
        .where(eq(ledger.ownerId, person.id))
      await tx
        .update(missions)
        .set({ from: earlier(missions.from), to: earlier(missions.to) })
        .where(eq(missions.userId, person.id))
    }),
  )
}

/** The date this many days from today, in the players' time zone. */
export function day(fromToday: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Sofia' }).format(new Date())
  return new Date(Date.parse(today) + fromToday * dayMs).toISOString().slice(0, 10)
}

/** A player's task with this title. */
export async function taskOf(player: Pick<Person, 'send'>, title: string): Promise<Task | undefined> {
  const tasks = await expectOk(player.send<Task[]>('GET /user/tasks'))
  return tasks.find((task) => task.title === title)
}

export const dueOf = async (player: Pick<Person, 'send'>, title: string) => (await taskOf(player, title))?.dueOn

/** A person opens the app on a day, at 08:00 UTC, which settles the days before. */
export async function visitOn(server: TestServer, person: Person, date: string): Promise<void> {
  server.clock.set(`${date}T08:00:00Z`)
  await expectOk(person.send('GET /users/profile'))
}
