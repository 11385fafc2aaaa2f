/**
 * Runs all jobs one after another, even if one fails.
 * @throws AggregateError of what failed, once all have run
 */
export async function runEach<Argument>(
  jobs: readonly ((argument: Argument) => Promise<unknown>)[],
  argument: Argument,
): Promise<void> {
  const errors: unknown[] = []
  for (const job of jobs) await job(argument).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '))
}
