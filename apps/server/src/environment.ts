import { z } from 'zod'

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535 (0: any free one)')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL such as postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(10),
  RATE_LIMITS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  TRUST_PROXY: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }).default('no'),
})

/** What the operator sets. An empty variable is one that is not set. */
export type Environment = z.infer<typeof schema>

/** Every fault of an environment at once, a line each. */
export class BadEnvironment extends Error {
  constructor(faults: string[]) {
    super(['The environment is not usable:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.name = 'BadEnvironment'
  }
}

/** @throws BadEnvironment */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (read.success) return read.data
  throw new BadEnvironment(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
}
