/** The maximum number of code points of a name in an e-mail. */
const maxCodePoints = 40

/** Line breaks and invisible characters. ZWNJ and ZWJ stay: several scripts and emoji need them. */
const unwanted = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu

/** Separators of addresses without spaces around them. Browsers treat the last three as dots. */
const joints = /(?<=\S)[.:@。．｡](?=\S)/gu

/** An invisible character that is not valid in addresses, so mail clients do not turn the text into a link. */
const wordJoiner = '\u2060'

/**
 * A name chosen by a user, on one line and shortened, and changed so that no mail client turns it into a link, in HTML,
 * plain text or a subject. Otherwise a name could send people to another site.
 *
 * Rules: Notifications and e-mails.
 */
export function shortName(name: string): string {
  const points = [...name.replace(unwanted, ' ').trim()]
  const shortened = points.slice(0, maxCodePoints - 1).join('')
  const short = points.length <= maxCodePoints ? points.join('') : `${shortened.trimEnd()}…`
  return short.replace(joints, `${wordJoiner}$&${wordJoiner}`)
}
