import type { Locale } from '@questboard/i18n'
import type { EmailText } from './email-text.ts'

/** E-mails about changes of how an account is entered, by kind. Only the link about a new device has a secret. */
export interface SecurityTexts {
  secondFactorOn(name: string): EmailText
  secondFactorOff(name: string): EmailText
  recoveryCodeUsed(name: string): EmailText
  passkeyAdded(name: string): EmailText
  passkeyRemoved(name: string): EmailText
  /** @param device such as `Chrome, Windows`; empty if unknown */
  newDevice(name: string, device: string, at: string): EmailText
}

/** For the owner of the account, who did not make the change. */
const unexpected: Record<Locale, string[]> = {
  en: [
    'If it was you, there is nothing to do here.',
    'If it wasn’t you, change your password now. That signs out everyone else.',
  ],
  bg: [
    'Ако това си ти, тук няма какво да правиш.',
    'Ако не си ти, смени паролата си още сега. Така всички други излизат от профила ти.',
  ],
}

const settings: Record<Locale, { button: string; note: string }> = {
  en: {
    button: 'Open the security settings',
    note: 'Can’t sign in any more? Ask for a new password at the sign-in page.',
  },
  bg: {
    button: 'Към настройките за сигурност',
    note: 'Не можеш да влезеш? Поискай нова парола от страницата за вход.',
  },
}

export const securityTexts: Record<Locale, SecurityTexts> = {
  en: {
    newDevice: (name, device, at) => ({
      subject: 'A new device signed in to your Questboard account',
      heading: 'A new sign-in',
      paragraphs: [
        `Hello ${name},`,
        `A device we don’t know signed in to your account:\n${device || 'Unknown device'}\n${at}`,
        'If it was you, there is nothing to do here.',
        'If it wasn’t you, press the button. It signs out every device, and we send you an e-mail to choose a new password.',
      ],
      button: 'This wasn’t me',
      note: 'The link works once and expires in 7 days. Nothing happens until you confirm on the page that opens.',
    }),
    secondFactorOn: (name) => ({
      subject: 'Questboard now asks for a code when you sign in',
      heading: 'Two steps to sign in',
      paragraphs: [
        `Hello ${name},`,
        'From now on, signing in also asks for a code from your authenticator app. Keep your recovery codes in a safe place: they help if you lose your phone.',
        ...unexpected.en,
      ],
      ...settings.en,
    }),
    secondFactorOff: (name) => ({
      subject: 'Questboard no longer asks for a code',
      heading: 'One step to sign in',
      paragraphs: [
        `Hello ${name},`,
        'Signing in no longer asks for a code from an authenticator app.',
        ...unexpected.en,
      ],
      ...settings.en,
    }),
    recoveryCodeUsed: (name) => ({
      subject: 'A recovery code of your Questboard account was used',
      heading: 'A recovery code was used',
      paragraphs: [
        `Hello ${name},`,
        'Someone who knows your password used one of your recovery codes. Each code works once.',
        'If it was you and you have a new phone, set up your authenticator app again.',
        ...unexpected.en,
      ],
      ...settings.en,
    }),
    passkeyAdded: (name) => ({
      subject: 'Your Questboard account has a new passkey',
      heading: 'A new passkey',
      paragraphs: [
        `Hello ${name},`,
        'A passkey was added to your account. It signs in without a password.',
        'If it was you, there is nothing to do here.',
        'If it wasn’t you, remove it in the settings now, and change your password.',
      ],
      ...settings.en,
    }),
    passkeyRemoved: (name) => ({
      subject: 'A passkey of your Questboard account was removed',
      heading: 'A passkey was removed',
      paragraphs: [
        `Hello ${name},`,
        'A passkey was removed from your account. It no longer signs in.',
        ...unexpected.en,
      ],
      ...settings.en,
    }),
  },
  bg: {
    newDevice: (name, device, at) => ({
      subject: 'Вход в профила ти в Questboard от ново устройство',
      heading: 'Нов вход',
      paragraphs: [
        `Здравей, ${name}!`,
        `Някой влезе в профила ти от устройство, което не познаваме:\n${device || 'Неизвестно устройство'}\n${at}`,
        'Ако това си ти, тук няма какво да правиш.',
        'Ако не си ти, натисни бутона. Така всички устройства излизат от профила, а ние ти пращаме имейл за нова парола.',
      ],
      button: 'Не бях аз',
      note: 'Връзката важи 7 дни и само веднъж. Нищо не се случва, докато не потвърдиш на страницата, която се отваря.',
    }),
    secondFactorOn: (name) => ({
      subject: 'Questboard вече иска код при вход',
      heading: 'Вход на две стъпки',
      paragraphs: [
        `Здравей, ${name}!`,
        'Отсега нататък при вход ще ти трябва и код от приложението ти за кодове. Пази резервните кодове на сигурно място: помагат, ако загубиш телефона си.',
        ...unexpected.bg,
      ],
      ...settings.bg,
    }),
    secondFactorOff: (name) => ({
      subject: 'Questboard вече не иска код при вход',
      heading: 'Вход на една стъпка',
      paragraphs: [`Здравей, ${name}!`, 'При вход вече не се иска код от приложение.', ...unexpected.bg],
      ...settings.bg,
    }),
    recoveryCodeUsed: (name) => ({
      subject: 'Резервен код за профила ти в Questboard беше използван',
      heading: 'Използван е резервен код',
      paragraphs: [
        `Здравей, ${name}!`,
        'Някой, който знае паролата ти, използва един от резервните ти кодове. Всеки код важи само веднъж.',
        'Ако това си ти и имаш нов телефон, настрой отново приложението за кодове.',
        ...unexpected.bg,
      ],
      ...settings.bg,
    }),
    passkeyAdded: (name) => ({
      subject: 'Профилът ти в Questboard има нов ключ за достъп',
      heading: 'Нов ключ за достъп',
      paragraphs: [
        `Здравей, ${name}!`,
        'Към профила ти беше добавен ключ за достъп. С него се влиза без парола.',
        'Ако това си ти, тук няма какво да правиш.',
        'Ако не си ти, премахни го още сега от настройките и смени паролата си.',
      ],
      ...settings.bg,
    }),
    passkeyRemoved: (name) => ({
      subject: 'Премахнат е ключ за достъп до профила ти в Questboard',
      heading: 'Премахнат ключ за достъп',
      paragraphs: [
        `Здравей, ${name}!`,
        'От профила ти беше премахнат ключ за достъп. С него вече не се влиза.',
        ...unexpected.bg,
      ],
      ...settings.bg,
    }),
  },
}
