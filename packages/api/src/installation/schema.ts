import { z } from 'zod'
import { registerInput, typedPassword } from '../auth/schema.ts'
import { email, id, instant, line, page } from '../kernel/schema.ts'

const signUp = z.enum(['open', 'invited', 'closed'])

export const installationState = z.object({
  /** Whether it waits to be set up in a browser. */
  isAwaited: z.boolean(),
  /** What the operator has set, which no one can choose. */
  fixedSignUp: signUp.nullable(),
})

export const setUpInput = registerInput.extend({ code: z.string().max(100), place: line(0, 60), signUp })

export type SetUp = z.infer<typeof setUpInput>

export const owned = z.object({ owner: z.boolean() })

const backupFile = z.object({ name: z.string(), size: z.number(), madeAt: instant })

export type ShownBackup = z.infer<typeof backupFile>

/** Where the backups are. Null with PostgreSQL, which has tools of its own. */
export const shownBackups = z.object({ folder: z.string(), files: z.array(backupFile) }).nullable()

export type ShownBackups = z.infer<typeof shownBackups>

export const overview = z.object({
  name: z.string().nullable(),
  signUp,
  fixedSignUp: signUp.nullable(),
  version: z.string(),
  node: z.string(),
  database: z.object({ engine: z.enum(['postgres', 'embedded']), version: z.string() }),
  startedAt: instant,
  /** Bytes. Null: the data is on another machine. */
  freeBytes: z.number().nullable(),
  mail: z.object({
    isSetUp: z.boolean(),
    /** The folder of e-mails on a server without mail. */
    folder: z.string().nullable(),
    failed: z.number(),
    waiting: z.number(),
  }),
  accounts: z.object({ all: z.number(), locked: z.number() }),
  /** The day on which all balances were compared with the ledger last. */
  checkedOn: z.string().nullable(),
  settings: z.array(
    z.object({ name: z.string(), value: z.string().nullable(), isSecret: z.boolean(), isSet: z.boolean() }),
  ),
})

export type Overview = z.infer<typeof overview>

export const changeInput = z.object({ name: line(0, 60), signUp })

export type Change = z.infer<typeof changeInput>

export const testEmailed = z.object({
  outcome: z.enum(['sent', 'written', 'failed']),
  email,
  /** Why it was not sent, in the few words of the mail server. */
  fault: z.string().nullable(),
})

export type TestEmailed = z.infer<typeof testEmailed>

export const accountsInput = z.object({ search: line(0, 254).toLowerCase().default(''), page })

export type AccountsInput = z.infer<typeof accountsInput>

const shownAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  createdAt: instant,
  /** The day of the last request. */
  lastSeenDay: z.string(),
  isLocked: z.boolean(),
  isOwner: z.boolean(),
  secondFactor: z.boolean(),
  isLeaving: z.boolean(),
})

export type ShownAccount = z.infer<typeof shownAccount>

export const shownAccounts = z.object({ accounts: z.array(shownAccount), hasMore: z.boolean() })

export const accountInput = z.object({ id })

/** Empty for an owner without a password. */
const password = typedPassword

export const lockInput = z.object({ id, password })

export const resetInput = z.object({ id, password, secondFactor: z.boolean().default(false) })

export type ResetInput = z.infer<typeof resetInput>

export const resetDone = z.object({
  /** The link for the person to choose a new password, where no e-mail can say it. Valid for an hour, once. */
  link: z.string().nullable(),
})

export type ResetDone = z.infer<typeof resetDone>

export const offerInput = z.object({ name: z.string().max(100), password })

export const offered = z.object({ path: z.string() })
