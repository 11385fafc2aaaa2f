import { initTRPC, TRPCError } from '@trpc/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { runSteps } from './run-steps.ts'

interface Context {
  seen: string[]
  user?: string
}

const t = initTRPC.context<Context>().meta<{ name: string }>().create()

const callers = [
  { caller: 'as tRPC calls', base: t.procedure },
  { caller: 'as ours calls', base: t.procedure.experimental_caller(runSteps) as unknown as typeof t.procedure },
]

describe.each(callers)('a procedure, $caller', ({ base }) => {
  const call = (procedure: unknown, ctx: Context, input?: unknown): Promise<unknown> =>
    (procedure as (given: object) => Promise<unknown>)({
      ...{ path: 'tasks.complete', type: 'mutation', batchIndex: 2, signal: new AbortController().signal },
      ...{ ctx, getRawInput: async () => input },
    })
  const fault = (procedure: unknown, ctx: Context, input?: unknown) =>
    call(procedure, ctx, input).then(
      () => undefined,
      (error: unknown) => error,
    )

  test('runs its steps in their order, each with what those before have added to the context', async () => {
    const steps = base
      .use(async ({ ctx, next }) => {
        ctx.seen.push('first')
        const result = await next({ ctx: { user: 'ana', place: 1 } })
        ctx.seen.push('last')
        return result
      })
      .use(({ ctx, next }) => next({ ctx: { greeting: `${ctx.user}, ${ctx.place}` } }))
      .use(({ next }) => next())
      .query(({ ctx }) => ({ said: ctx.greeting, before: [...ctx.seen] }))
    const ctx: Context = { seen: [] }
    expect(await call(steps, ctx)).toEqual({ said: 'ana, 1', before: ['first'] })
    expect(ctx).toEqual({ seen: ['first', 'last'] })
  })

  test('tells each step its meta, path, type and signal', async () => {
    const told = base
      .meta({ name: 'completing' })
      .use(({ ctx, meta, path, type, signal, next }) => {
        ctx.seen.push(`${meta?.name} ${path} ${type} ${signal?.aborted}`)
        return next()
      })
      .mutation(({ path, signal }) => `${path} ${signal?.aborted}`)
    const ctx: Context = { seen: [] }
    expect(await call(told, ctx)).toBe('tasks.complete false')
    expect(ctx.seen).toEqual(['completing tasks.complete mutation false'])
  })

  test('joins what its schemas read of the input, and gives what the answer is read as', async () => {
    const both = base
      .input(z.object({ id: z.coerce.number() }))
      .input(z.object({ name: z.string().trim() }))
      .output(z.object({ text: z.string() }))
      .mutation(({ input }) => ({ text: `${input.id + 1} ${input.name}`, more: true }))
    expect(await call(both, { seen: [] }, { id: '6', name: ' a ', other: 1 })).toEqual({ text: '7 a' })
  })

  test('reads its input as a step before has made it', async () => {
    const read = base
      .use(({ next }) => next({ getRawInput: async () => 'changed' }))
      .input(z.string())
      .query(({ input }) => input)
    expect(await call(read, { seen: [] }, 'given')).toBe('changed')
  })

  test('fails with what a step throws, of which the steps around it are told', async () => {
    const cause = new Error('broken')
    const failing = base
      .use(async ({ ctx, next }) => {
        const result = await next()
        ctx.seen.push(result.ok ? 'done' : result.error.code)
        return result
      })
      .query(() => Promise.reject(cause))
    const ctx: Context = { seen: [] }
    expect(await fault(failing, ctx)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', cause })
    expect(ctx.seen).toEqual(['INTERNAL_SERVER_ERROR'])
  })

  test('does not run behind a step that has failed', async () => {
    const ctx: Context = { seen: [] }
    const refused = base
      .use(() => {
        throw new TRPCError({ code: 'UNAUTHORIZED' })
      })
      .query(({ ctx }) => ctx.seen.push('run'))
    expect(await fault(refused, ctx)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(ctx.seen).toEqual([])
  })

  test.each([
    ['of the input', base.input(z.number()).query(() => 'fine'), 'BAD_REQUEST'],
    ['of the answer', base.output(z.number()).query(() => 'no number' as never), 'INTERNAL_SERVER_ERROR'],
  ])('fails by the schema %s', async (_of, procedure, code) => {
    const error = await fault(procedure, { seen: [] }, 'text')
    expect(error).toBeInstanceOf(TRPCError)
    expect(error).toMatchObject({ code, cause: expect.any(z.ZodError) })
  })
})
