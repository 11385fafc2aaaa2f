/** What a command of the operator did to an account. `unchanged`: it was so before. `unknown`: none has the address. */
export type CommandResult = 'done' | 'unchanged' | 'unknown'
