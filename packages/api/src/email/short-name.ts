/** Code points of a name that others chose, in an e-mail. */
const most = 40

/** Characters that break lines or cannot be seen. ZWNJ and ZWJ stay: several scripts and emoji need them. */
const unwanted = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu

/** What joins the parts of an address, with nothing blank around it. The last three are dots to browsers. */
const joints = /(?<=\S)[.:@。．｡](?=\S)/gu

/** Invisible, and no part of any address: mail clients make no link across it. */
const wordJoiner = '\u2060'

/**
 * A name that others chose, on one line, shortened, and written so that no mail client makes a link of it, in HTML, plain
 * text or a subject: the author of a name must not be able to send people elsewhere.
 *
 * Specification: Notifications and e-mails.
 */
export function shortName(name: string): string {
  const points = [...name.replace(unwanted, ' ').trim()]
  const shortened = points.slice(0, most - 1).join('')
  const short = points.length <= most ? points.join('') : `${shortened.trimEnd()}…`
  return short.replace(joints, `${wordJoiner}$&${wordJoiner}`)
}
