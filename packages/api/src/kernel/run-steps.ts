import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'

/** What each step of a procedure is given: its middlewares, the reading of input and answer, the procedure itself. */
interface Given {
  ctx: object
  input?: unknown
  getRawInput(): Promise<unknown>
}

type Outcome = { ok: true; data: unknown } | { ok: false; error: TRPCError }

type Step = (given: Given & { meta: unknown; next(changed?: Partial<Given>): Promise<Outcome> }) => Promise<Outcome>

/**
 * Runs the steps of a procedure, each inside the one before, as tRPC's own caller does. That one copies what each step is given
 * four times, field by field as for old browsers, which takes an eighth of what the server does for a short call.
 * @throws TRPCError what a step has failed with
 */
export async function runSteps({ args: [given], _def }: { args: unknown[]; _def: object }): Promise<unknown> {
  const { middlewares: steps, meta } = _def as { middlewares: Step[]; meta: unknown }

  async function run(place: number, given: Given): Promise<Outcome> {
    const next = (changed?: Partial<Given>) =>
      run(place + 1, {
        ...given,
        ctx: changed?.ctx ? { ...given.ctx, ...changed.ctx } : given.ctx,
        input: changed && 'input' in changed ? changed.input : given.input,
        getRawInput: changed?.getRawInput ?? given.getRawInput,
      })
    try {
      return await (steps[place] as Step)({ ...given, meta, next })
    } catch (error) {
      return { ok: false, error: getTRPCErrorFromUnknown(error) }
    }
  }

  const outcome = await run(0, given as Given)
  if (!outcome.ok) throw outcome.error
  return outcome.data
}
