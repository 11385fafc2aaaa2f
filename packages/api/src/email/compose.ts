import type { Locale } from '@questboard/i18n'
import { layOut } from './layout.ts'
import { shortName } from './short-name.ts'
import { type EmailText, texts } from './texts.ts'

/** The contents of an e-mail. */
export type Content =
  | { kind: 'activation' | 'recovery' | 'emailChange' | 'emailChangeNotice'; name: string; link: string }
  | { kind: 'invitation'; inviter: string; group: string; link: string }
  | { kind: 'handOver'; child: string; guardian: string; link: string }

export interface Composed {
  subject: string
  html: string
  text: string
}

/**
 * An e-mail in one language, as HTML and as plain text. Names that other users chose are escaped and shortened.
 *
 * Specification: Notifications and e-mails.
 */
export function compose(content: Content, lang: Locale): Composed {
  const said = say(content, lang)
  const { byHand, about } = texts[lang]
  const { subject, heading, paragraphs, button, note } = said
  const text = [heading, ...paragraphs, `${button}:\n${content.link}`, note, `-- \n${about}`].join('\n\n')
  return { subject, text: `${text}\n`, html: layOut({ ...said, lang, byHand, about, link: content.link }) }
}

function say(content: Content, lang: Locale): EmailText {
  if (content.kind === 'handOver') return texts[lang].handOver(shortName(content.guardian), shortName(content.child))
  if (content.kind !== 'invitation') return texts[lang][content.kind](shortName(content.name))
  return texts[lang].invitation(shortName(content.inviter), shortName(content.group))
}
