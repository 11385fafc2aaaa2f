/**
 * Runs all works one after another, even after one has failed.
 * @throws AggregateError of what failed, once all have run
 */
export async function runEach<Argument>(
  works: readonly ((argument: Argument) => Promise<unknown>)[],
  argument: Argument,
): Promise<void> {
  const errors: unknown[] = []
  for (const work of works) await work(argument).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '))
}
