import { type RequestContext, readGold } from '@questboard/api'
import { z } from 'zod'
import { type RestProcedure, restProcedures } from '../procedures.ts'

/** The arguments of a call of a tool, as the client sent them. */
type Arguments = Record<string, unknown>

/** What a tool asks before it spends something: null when the client has agreed. */
type Question = (call: { ctx: RequestContext; input: Arguments; signal: AbortSignal }) => Promise<object | null>

/** A tool: one procedure, described for a model. */
interface Described {
  procedure: string
  title: string
  description: string
  /** A call that is not undone by another tool. */
  isFinal?: boolean
  /** Further arguments, which the procedure does not get. */
  extra?: Record<string, z.ZodType>
  ask?: Question
}

export interface Tool extends Described {
  name: string
  call: RestProcedure['call']
  scopes: RestProcedure['meta']['scopes']
  readOnly: boolean
  inputSchema: JsonObject & { type: 'object' }
}

type JsonObject = { [name: string]: unknown }

const described: Record<string, Described> = {
  list_tasks: {
    procedure: 'tasks.list',
    title: 'List tasks',
    description:
      "Lists the user's tasks: title, notes, gold, whether it is completed, and when it is due. Costs nothing.",
  },
  create_task: {
    procedure: 'tasks.create',
    title: 'Create a task',
    description:
      'Creates a personal task. `gold` (0 to 100) is what completing it pays. Creating costs nothing. Send a new UUID as `id`: the same call can then be repeated and creates one task.',
  },
  update_task: {
    procedure: 'tasks.patch',
    title: 'Change a task',
    description: 'Changes the given fields of an open task; the others stay. Costs nothing.',
  },
  complete_task: {
    procedure: 'tasks.complete',
    title: 'Complete a task',
    isFinal: true,
    description:
      'Completes a task that the person has really done. Pays its gold and experience and moves the pawn. Costs nothing. A to-do cannot be reopened.',
  },
  list_missions: {
    procedure: 'missions.list',
    title: 'List missions',
    description: "Lists the user's missions with their tasks and last days. Costs nothing.",
  },
  create_mission: {
    procedure: 'missions.create',
    title: 'Create a mission',
    description:
      'Creates a mission with up to 100 tasks. Completing it pays the sum of their gold. Creating costs nothing. Send a new UUID as `id` to repeat the call safely.',
  },
  update_mission: {
    procedure: 'missions.patch',
    title: 'Change a mission',
    description:
      'Changes the given fields of an open mission; the others stay. Its days change only before it begins. Costs nothing.',
  },
  add_mission_task: {
    procedure: 'missions.tasks.create',
    title: 'Add a task to a mission',
    description:
      'Adds a task to an open mission. Its `gold` counts in the sum that the mission pays. Costs nothing. Send a new UUID as `id` to repeat the call safely.',
  },
  update_mission_task: {
    procedure: 'missions.tasks.patch',
    title: 'Change a task of a mission',
    description: 'Changes the given fields of an open task of a mission; the others stay. Costs nothing.',
  },
  complete_mission_task: {
    procedure: 'missions.tasks.complete',
    title: 'Complete a task of a mission',
    description: 'Completes a task of an active mission. Pays nothing yet: the mission pays. Costs nothing.',
  },
  complete_mission: {
    procedure: 'missions.complete',
    title: 'Complete a mission',
    isFinal: true,
    description:
      'Completes a mission whose tasks are all done. Pays its gold and moves the pawn 3 squares. Costs nothing.',
  },
  list_rewards: {
    procedure: 'rewards.list',
    title: 'List rewards',
    description: "Lists the user's rewards with their price in gold. Looking costs nothing.",
  },
  redeem_reward: {
    procedure: 'rewards.redeem',
    title: 'Redeem a reward for gold',
    isFinal: true,
    description:
      'COSTS GOLD: takes the price of the reward, and cannot be undone. Call it without `confirm` first: it then only returns the price and the balance. Ask the person, and call it again with `confirm: true`. Send a new UUID as `id` to repeat the second call safely.',
    extra: {
      confirm: z.boolean().default(false).meta({
        description: 'True only after the person has agreed to pay the price in gold that the first call returned',
      }),
    },
    ask: askForPrice,
  },
  read_board: {
    procedure: 'board.current',
    title: 'Read the board',
    description: 'Where the pawn stands, and the card of its square: the card of today. Costs nothing.',
  },
  read_today: {
    procedure: 'dashboard.today',
    title: 'Read what today asks',
    description: 'What is due today, of the person and in every group, and how much awaits the person. Costs nothing.',
  },
  list_approvals: {
    procedure: 'dashboard.approvals',
    title: 'List what groups wait for',
    description:
      'The requests of group members that await the approval of the person, with what each would pay or take. Costs nothing.',
  },
}

const procedures = new Map(restProcedures().map((procedure) => [procedure.name, procedure]))

/** All tools by name. Their inputs are those of their procedures. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries(described).map(([name, tool]) => {
    const procedure = procedures.get(tool.procedure)
    if (!procedure) throw new Error(`the tool ${name} has no procedure`)
    const { call, meta, method, fields } = procedure
    const inputSchema = schemaOf({ ...fields, ...tool.extra })
    return [name, { ...tool, name, call, scopes: meta.scopes, readOnly: method === 'GET', inputSchema }]
  }),
)

/** The price of a reward and the gold to pay it with, until the client has agreed to pay it. */
async function askForPrice({ ctx, input, signal }: Parameters<Question>[0]): Promise<object | null> {
  if (input.confirm === true) return null
  const { rewardId } = input
  const rewards = (await procedures.get('rewards.list')?.call(ctx, () => ({}), signal)) as {
    id: string
    name: string
    gold: number
  }[]
  const reward = rewards.find(({ id }) => typeof rewardId === 'string' && id === rewardId.toLowerCase())
  // The procedure words the error.
  if (!reward) return null
  const { name, gold } = reward
  return {
    redeemed: false,
    reward: name,
    price: { gold },
    balance: { gold: await readGold(ctx) },
    next: 'Ask the person. Then call again with `confirm: true`.',
  }
}

/** A JSON schema without references, which many clients do not follow. */
function schemaOf(fields: Record<string, z.ZodType>): Tool['inputSchema'] {
  const written = z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any', target: 'draft-7' })
  const { definitions = {}, $schema: _, ...schema } = written as JsonObject & { definitions?: JsonObject }
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as JsonObject
    const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
    const definition = name === undefined ? {} : (inline(definitions[name]) as JsonObject)
    // In a definition, `id` is its name; among properties it is one of them.
    const own = Object.entries(rest).filter(([key, part]) => key !== 'id' || typeof part === 'object')
    return { ...definition, ...Object.fromEntries(own.map(([key, part]) => [key, inline(part)])) }
  }
  return { ...(inline(schema) as JsonObject), type: 'object' }
}
