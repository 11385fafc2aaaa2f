/** The texts of an e-mail, as plain text. */
export interface EmailText {
  subject: string
  heading: string
  paragraphs: string[]
  button: string
  /** How long the link is valid, and what to do if the e-mail is unexpected. */
  note: string
}
