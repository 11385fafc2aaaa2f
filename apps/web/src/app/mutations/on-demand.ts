import { t } from '@lingui/core/macro'
import { attempt } from './attempt.ts'

/** Does a rarer act, whose code comes when it is asked for. When that does not come, it is told and can be tried again. */
export function onDemand<Module>(load: () => Promise<Module>, mutation: (module: Module) => void): void {
  void attempt(t`This could not be opened.`, async () => mutation(await load()))
}

/** Says that a menu could not be fetched, and why. */
export function showNotOpened(error: unknown): void {
  void attempt(t`This could not be opened.`, () => Promise.reject(error))
}
