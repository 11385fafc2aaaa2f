/** The input of `dashboard.today`: without the player's own tasks, which `dashboard.read` has. */
export const todayInput = { own: false } as const
