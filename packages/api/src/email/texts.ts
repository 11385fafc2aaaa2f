import type { DigestContent, WeeklyContent } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { EmailText } from './email-text.ts'
import { listParagraph } from './list-paragraph.ts'

interface EmailTexts {
  activation(name: string): EmailText
  recovery(name: string): EmailText
  emailChange(name: string): EmailText
  test(name: string): EmailText
  invitation(inviter: string, group: string): EmailText
  /** @param byPassword whether the new account gets a password */
  handOver(guardian: string, child: string, byPassword: boolean): EmailText
  digest(digest: DigestContent): EmailText
  weekly(weekly: WeeklyContent): EmailText
  /** The link that ends the digests. */
  stop: string
  /** Before the link as text. */
  byHand: string
  tagline: string
  /** Whom to ask. */
  questions: (contact: string) => string
}

/** Bulgarian uses "ти", in forms that suit every gender. */
export const texts: Record<Locale, EmailTexts> = {
  en: {
    activation: (name) => ({
      subject: 'Activate your Questboard account',
      heading: 'One step to the start',
      paragraphs: [`Hello ${name},`, 'Thanks for signing up. Confirm your e-mail to start playing.'],
      button: 'Activate my account',
      note: 'The link works once and expires in 2 days. Didn’t sign up? You can ignore this e-mail.',
    }),
    recovery: (name) => ({
      subject: 'Reset your Questboard password',
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${name},`,
        'We got a request to reset your password. Choosing a new one signs you out everywhere.',
      ],
      button: 'Choose a password',
      note: 'The link works once and expires in 1 hour. If this wasn’t you, ignore this e-mail. Your password won’t change.',
    }),
    emailChange: (name) => ({
      subject: 'Confirm your new e-mail for Questboard',
      heading: 'Is this your new e-mail?',
      paragraphs: [
        `Hello ${name},`,
        'Confirm this address to sign in with it from now on. You will be signed out on your other devices.',
      ],
      button: 'Confirm this address',
      note: 'The link works once and expires in 1 day. If this wasn’t you, ignore this e-mail. Nothing will change.',
    }),
    test: (name) => ({
      subject: 'A test e-mail from your Questboard',
      heading: 'It works',
      paragraphs: [
        `Hello ${name},`,
        'You asked your Questboard for a test e-mail. If you can read this, it can send e-mails.',
      ],
      button: 'Open Questboard',
      note: 'Does the button lead to the wrong place? Set PUBLIC_URL to the address that people use.',
    }),
    invitation: (inviter, group) => ({
      subject: `${inviter} invites you to “${group}” on Questboard`,
      heading: 'You’re invited',
      paragraphs: [
        `${inviter} invited you to join the group “${group}”.`,
        'Questboard turns tasks into a board game: finish a task and your pawn moves. It’s more fun together.',
      ],
      button: 'View invitation',
      note: `The link is only for you. It works once and expires in 7 days. Don’t know ${inviter}? You can ignore this e-mail.`,
    }),
    handOver: (guardian, child, byPassword) => ({
      subject: `${guardian} hands you your own Questboard account`,
      heading: 'The game is yours now',
      paragraphs: [
        `Hello ${child},`,
        `Until now ${guardian} looked after your place in the game. ${byPassword ? 'Choose a password' : 'Press the button'} and it becomes your own account, with everything you earned.`,
      ],
      button: 'Take over my account',
      note: `The link is only for you. It works once and expires in 7 days. Don’t know ${guardian}? You can ignore this e-mail.`,
    }),
    digest: ({ due, overdue, missed, approvals }) => ({
      subject: `Your day: ${due.count + overdue.count} to do${approvals > 0 ? `, ${approvals} to approve` : ''}`,
      heading: 'Good morning!',
      paragraphs: [
        ...listParagraph('Today', due, (more) => `and ${more} more`),
        ...listParagraph('Overdue', overdue, (more) => `and ${more} more`),
        ...listParagraph('Reminders you missed', missed, (more) => `and ${more} more`),
        ...(approvals > 0 ? [`Waiting for your approval: ${approvals}`] : []),
      ],
      button: 'Open Questboard',
      note: 'You get this e-mail in the morning because you asked for it. On days with nothing to do you don’t get one.',
    }),
    weekly: ({ groups }) => ({
      subject: 'Your week on Questboard',
      heading: 'Last week',
      paragraphs: groups.map(({ name, members }) =>
        [
          name,
          ...members.map(
            (member) => `${member.name}: ${member.done} done${member.open > 0 ? `, ${member.open} open` : ''}`,
          ),
        ].join('\n'),
      ),
      button: 'Open Questboard',
      note: 'You get this e-mail on Mondays because you asked for it.',
    }),
    stop: 'Stop this e-mail',
    byHand: 'Button not working? Open this link:',
    tagline: 'Questboard: tasks as a board game',
    questions: (contact) => `Questions? Write to ${contact}.`,
  },
  bg: {
    activation: (name) => ({
      subject: 'Активирай профила си в Questboard',
      heading: 'Една крачка до старта',
      paragraphs: [`Здравей, ${name}!`, 'Благодарим за регистрацията. Потвърди имейла си и започни играта.'],
      button: 'Активирай профила',
      note: 'Връзката важи 2 дни и само веднъж. Ако не си ти, не прави нищо: профилът няма да бъде активиран.',
    }),
    recovery: (name) => ({
      subject: 'Нова парола за Questboard',
      heading: 'Избери нова парола',
      paragraphs: [
        `Здравей, ${name}!`,
        'Получихме молба за нова парола. Щом избереш нова, излизаш от профила си на всички устройства.',
      ],
      button: 'Избери парола',
      note: 'Връзката важи 1 час и само веднъж. Ако не си ти, не обръщай внимание на този имейл. Паролата ти няма да се промени.',
    }),
    emailChange: (name) => ({
      subject: 'Потвърди новия си имейл за Questboard',
      heading: 'Това ли е новият ти имейл?',
      paragraphs: [
        `Здравей, ${name}!`,
        'Потвърди този адрес и вече ще влизаш с него. На другите си устройства ще излезеш от профила.',
      ],
      button: 'Потвърди адреса',
      note: 'Връзката важи 1 ден и само веднъж. Ако не си ти, не обръщай внимание на този имейл. Нищо няма да се промени.',
    }),
    test: (name) => ({
      subject: 'Пробен имейл от твоя Questboard',
      heading: 'Всичко работи',
      paragraphs: [
        `Здравей, ${name}!`,
        'Ти поиска пробен имейл от своя Questboard. Щом четеш това, той може да изпраща имейли.',
      ],
      button: 'Отвори Questboard',
      note: 'Бутонът води на грешно място? Сложи в PUBLIC_URL адреса, с който хората отварят играта.',
    }),
    invitation: (inviter, group) => ({
      subject: `${inviter} те кани в групата „${group}“ в Questboard`,
      heading: 'Имаш покана',
      paragraphs: [
        `${inviter} те кани да се присъединиш към групата „${group}“.`,
        'Questboard превръща задачите в настолна игра: свършиш ли една, пионката ти тръгва. Заедно е по-весело.',
      ],
      button: 'Виж поканата',
      note: 'Връзката е само за теб. Тя важи 7 дни и само веднъж. Ако не знаеш кой те кани, не обръщай внимание на този имейл.',
    }),
    handOver: (guardian, child, byPassword) => ({
      subject: `${guardian} ти предава профила ти в Questboard`,
      heading: 'Вече играеш от свое име',
      paragraphs: [
        `Здравей, ${child}!`,
        `Досега ${guardian} се грижеше за мястото ти в играта. ${byPassword ? 'Избери парола' : 'Натисни бутона'} и профилът става твой, заедно с всичко спечелено.`,
      ],
      button: 'Поеми профила',
      note: `Връзката е само за теб. Тя важи 7 дни и само веднъж. Ако не знаеш кой ти пише, не обръщай внимание на този имейл.`,
    }),
    digest: ({ due, overdue, missed, approvals }) => ({
      subject: `Денят ти: задачи – ${due.count + overdue.count}${approvals > 0 ? `, за одобрение – ${approvals}` : ''}`,
      heading: 'Добро утро!',
      paragraphs: [
        ...listParagraph('Днес', due, (more) => `и още ${more}`),
        ...listParagraph('Просрочени', overdue, (more) => `и още ${more}`),
        ...listParagraph('Пропуснати напомняния', missed, (more) => `и още ${more}`),
        ...(approvals > 0 ? [`Чакат твоето одобрение: ${approvals}`] : []),
      ],
      button: 'Отвори Questboard',
      note: 'Получаваш този имейл сутрин, защото го поиска. В дни без задачи не го изпращаме.',
    }),
    weekly: ({ groups }) => ({
      subject: 'Седмицата ти в Questboard',
      heading: 'Миналата седмица',
      paragraphs: groups.map(({ name, members }) =>
        [
          name,
          ...members.map(
            (member) =>
              `${member.name}: свършени – ${member.done}${member.open > 0 ? `, останали – ${member.open}` : ''}`,
          ),
        ].join('\n'),
      ),
      button: 'Отвори Questboard',
      note: 'Получаваш този имейл в понеделник, защото го поиска.',
    }),
    stop: 'Спри тези имейли',
    byHand: 'Бутонът не работи? Отвори тази връзка:',
    tagline: 'Questboard: задачите като настолна игра',
    questions: (contact) => `Имаш въпрос? Пиши на ${contact}.`,
  },
}
