import { t } from '@lingui/core/macro'
import { attempt } from './attempt.ts'

/** Runs an action whose code loads on demand. If loading fails, a toast offers a retry. */
export function onDemand<Module>(load: () => Promise<Module>, run: (module: Module) => void): void {
  void attempt(t`Couldn’t open this.`, async () => run(await load()))
}

/** Shows why a menu could not be loaded. */
export function showNotOpened(error: unknown): void {
  void attempt(t`Couldn’t open this.`, () => Promise.reject(error))
}
