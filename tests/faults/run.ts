/**
 * `npm run faults`: injects crashes and failures while players write, and prints the results. --only=server,disk
 * selects faults; --rounds and --seconds set their length. It fails if anything acknowledged is lost or done twice, if
 * a response is outside the contract, or if the service does not recover by itself.
 */
import { parseArgs } from 'node:util'
import { endAll } from '../start/processes.ts'
import { faults } from './faults.ts'
import { type Outcome, tableOf } from './outcome.ts'

const shownFailures = 20

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
})
const only = values.only?.split(',')
const unknown = only?.filter((name) => !Object.hasOwn(faults, name)) ?? []
if (unknown.length > 0) throw new Error(`--only takes names of ${Object.keys(faults).join(', ')}`)
const numberOf = (given: string | undefined, fallback: number): number => {
  const number = Number(given ?? fallback)
  if (!Number.isInteger(number) || number < 1) throw new Error('--rounds and --seconds take whole numbers, 1 or more')
  return number
}

const verdicts: Outcome[] = []
try {
  for (const [name, { rounds, seconds, happen }] of Object.entries(faults)) {
    if (only && !only.includes(name)) continue
    const begun = performance.now()
    const extent = { rounds: numberOf(values.rounds, rounds), seconds: numberOf(values.seconds, seconds) }
    const verdict = await happen(extent)
    verdicts.push(verdict)
    console.log(`${verdict.fault}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    for (const failure of verdict.failures.slice(0, shownFailures)) console.error(`  ${failure}`)
  }
} finally {
  await endAll()
}
console.log(`\n${tableOf(verdicts)}`)
process.exit(verdicts.every(({ failures }) => failures.length === 0) ? 0 : 1)
