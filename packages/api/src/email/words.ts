import type { Locale } from '@questboard/i18n'

/** What an e-mail says, in plain text. */
export interface Said {
  subject: string
  heading: string
  paragraphs: string[]
  button: string
  /** How long the link works, and what to do when the e-mail was not expected. */
  note: string
}

interface Words {
  activation(name: string): Said
  recovery(name: string): Said
  invitation(inviter: string, group: string): Said
  /** Before the link as text. */
  byHand: string
  about: string
}

/** Bulgarian says "ти", in words that fit everybody. */
export const words: Record<Locale, Words> = {
  en: {
    activation: (name) => ({
      subject: 'Activate your Questboard account',
      heading: 'One step to the start',
      paragraphs: [
        `Hello ${name},`,
        'an account at Questboard was made with this e-mail address. Confirm that it is yours, and the game begins.',
      ],
      button: 'Activate my account',
      note: 'The link works once, for two days. If you did not sign up, ignore this e-mail.',
    }),
    recovery: (name) => ({
      subject: 'A new password for Questboard',
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${name},`,
        'somebody asked for a new password for the account with this e-mail address. When you choose one, you are signed out everywhere.',
      ],
      button: 'Choose a password',
      note: 'The link works once, for one hour. If you did not ask for this, ignore this e-mail: your password stays the same.',
    }),
    invitation: (inviter, group) => ({
      subject: `${inviter} invites you to “${group}” on Questboard`,
      heading: 'You are invited',
      paragraphs: [
        `${inviter} keeps a place for you in the group “${group}”.`,
        'Questboard turns tasks into a board game: finish one, and your pawn walks. Together it is more fun.',
      ],
      button: 'See the invitation',
      note: 'The link is for you alone. It works once, for seven days. If you do not know who invites you, ignore this e-mail.',
    }),
    byHand: 'If the button does nothing, open this address:',
    about: 'Questboard: tasks as a board game',
  },
  bg: {
    activation: (name) => ({
      subject: 'Активирай профила си в Questboard',
      heading: 'Една крачка до старта',
      paragraphs: [
        `Здравей, ${name}!`,
        'С този имейл адрес беше създаден профил в Questboard. Потвърди, че адресът е твой, и играта започва.',
      ],
      button: 'Активирай профила',
      note: 'Връзката важи два дни и само веднъж. Ако не знаеш за такъв профил, остави писмото: той си остава затворен.',
    }),
    recovery: (name) => ({
      subject: 'Нова парола за Questboard',
      heading: 'Избери нова парола',
      paragraphs: [
        `Здравей, ${name}!`,
        'Някой поиска нова парола за профила с този имейл адрес. Щом избереш нова, излизаш от профила си навсякъде.',
      ],
      button: 'Избери парола',
      note: 'Връзката важи един час и само веднъж. Ако искането не е твое, остави писмото: паролата ти не се променя.',
    }),
    invitation: (inviter, group) => ({
      subject: `${inviter} те кани в „${group}“ в Questboard`,
      heading: 'Имаш покана',
      paragraphs: [
        `${inviter} пази място за теб в групата „${group}“.`,
        'Questboard превръща задачите в настолна игра: свършиш ли една, пионката ти тръгва. Заедно е по-весело.',
      ],
      button: 'Виж поканата',
      note: 'Връзката е само за теб. Тя важи седем дни и само веднъж. Ако не знаеш кой те кани, остави писмото.',
    }),
    byHand: 'Ако бутонът не работи, отвори този адрес:',
    about: 'Questboard: задачите като настолна игра',
  },
}
