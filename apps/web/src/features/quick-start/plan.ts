import type { Age } from './starters.ts'

/** The choices for one person: the age, and the places of the starters that are ticked for it. */
export type Choice = { age: Age; ticked: readonly number[] }

/** The choices by user id; `later` is the key of those that no one has yet. */
export type Plan = ReadonlyMap<string, Choice>

/** Stands for no one yet. */
export const later = 'later'

/** Ticked at first: few enough for a first week. */
const defaultTicked = [0, 1, 2]

export const choiceOf = (plan: Plan, who: string): Choice => plan.get(who) ?? { age: '6', ticked: defaultTicked }

/**
 * The plan with the default choices for each child who has none yet, so that no child is left out. Without children,
 * someone gets them as long as nothing is chosen.
 */
export function withChildren(plan: Plan, children: readonly string[], otherwise: string): Plan {
  const first = children.length === 0 && plan.size === 0 ? [otherwise] : children
  const missing = first.filter((who) => !plan.has(who))
  return missing.length === 0 ? plan : new Map([...missing.map((who) => [who, choiceOf(plan, who)] as const), ...plan])
}

/** Another age has other starters. */
export const withAge = (plan: Plan, who: string, age: Age): Plan =>
  new Map(plan).set(who, { age, ticked: defaultTicked })

/** The default choices for everyone in another plan, by the ages there. */
export const withAgesOf = (plan: Plan): Plan =>
  new Map([...plan].filter(([who]) => who !== later).map(([who, { age }]) => [who, { age, ticked: defaultTicked }]))

export function withTick(plan: Plan, who: string, place: number): Plan {
  const { age, ticked } = choiceOf(plan, who)
  const next = ticked.includes(place) ? ticked.filter((other) => other !== place) : [...ticked, place].sort()
  return new Map(plan).set(who, { age, ticked: next })
}

/** A starter and everyone who gets it; no one for a draft. */
export type Planned<Starter> = { starter: Starter; people: string[] }

/** One item for each chosen starter, for everyone who has it ticked. */
export function plannedOf<Starter>(plan: Plan, starters: Record<Age, Starter[]>): Planned<Starter>[] {
  const people = new Map<Starter, string[]>()
  for (const [who, { age, ticked }] of plan) {
    for (const place of ticked) {
      const starter = starters[age][place]
      if (!starter) continue
      const known = people.get(starter) ?? []
      people.set(starter, who === later ? known : [...known, who])
    }
  }
  return [...people].map(([starter, ids]) => ({ starter, people: ids }))
}
