/**
 * A baseline: one route per mirror with the same driver and prepared statements. It measures the cost of HTTP and of
 * the statements on this machine.
 */
import Fastify from 'fastify'
import postgres from 'postgres'
import { completing, listing, type Mirror } from './mirror.ts'

type Values = Record<string, unknown>

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10 })

/** Replaces `:name` by a numbered placeholder; `::` is a cast. */
function placed(statement: string): { text: string; names: string[] } {
  const names: string[] = []
  const text = statement.replaceAll(/(?<!:):([a-z_]+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}

const asIs = (value: unknown): never => (value ?? null) as never

function senderOf({ before, transaction }: Mirror): (values: Values) => Promise<unknown> {
  const alone = before.map(placed)
  const together = transaction.map((line) => line.map(placed))
  return async (given) => {
    const values = { ...given }
    const send = async (on: postgres.ISql, { text, names }: ReturnType<typeof placed>) => {
      const rows = await on.unsafe(
        text,
        names.map((name) => asIs(values[name])),
        { prepare: true },
      )
      Object.assign(values, rows[0])
      return rows
    }
    let last: unknown
    for (const statement of alone) last = await send(sql, statement)
    if (together.length === 0) return last
    return sql.begin('isolation level read committed', async (tx) => {
      for (const line of together) last = await Promise.all(line.map((statement) => send(tx, statement)))
      return last
    })
  }
}

const app = Fastify()
const complete = senderOf(completing)
const list = senderOf(listing)
app.post<{ Params: Values }>('/complete/:person/:task', async ({ params }) => ({ result: await complete(params) }))
app.get<{ Params: Values }>('/tasks/:person', async ({ params }) => ({ result: await list(params) }))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('SIGTERM', () => process.exit(0))
