import type { Member } from '@questboard/api/groups/schema'
import { shortTitle } from '../../ui/short-title.ts'
import { isLeader } from './roles.ts'

/**
 * The names of the leaders who can answer a request, in words: “Mira or Ivo”. Empty: there are none.
 * @param askerId the user who asks, who cannot answer
 */
export function answerersOf(members: readonly Member[], askerId: string | undefined, locale: string): string {
  const leaders = members.filter((member) => isLeader(member) && member.userId !== askerId)
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(leaders.map(({ name }) => shortTitle(name)))
}
