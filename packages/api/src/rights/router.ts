import { router } from '../kernel/trpc.ts'

/** The rights of a person over the own data. */
export const rightsRouter = router({})
