import type { Locale } from '@questboard/i18n'
import type { EmailText } from './email-text.ts'

/** E-mails about changes of how an account is entered, by kind. Only the link about a new device has a secret. */
export interface SecurityTexts {
  emailChangeNotice(name: string): EmailText
  secondFactorOn(name: string): EmailText
  secondFactorOff(name: string): EmailText
  recoveryCodeUsed(name: string): EmailText
  passkeyAdded(name: string): EmailText
  passkeyRemoved(name: string): EmailText
  /** @param device such as `Chrome, Windows`; empty if unknown */
  newDevice(name: string, device: string, at: string): EmailText
}

/**
 * What the owner of the account can do who did not make the change. It depends on whether the server takes passwords.
 */
interface Advice {
  /** Ends everyone else's access. */
  act: string
  /** The text for an owner who is kept out. */
  note: string
  /** The text of the button that leads to the settings. */
  button: string
}

const adviceEn = (byPassword: boolean): Advice =>
  byPassword
    ? {
        act: 'change your password now. That signs out everyone else.',
        note: 'Can’t sign in any more? Ask for a new password at the sign-in page.',
        button: 'Open the security settings',
      }
    : {
        act: 'sign out your other devices in the settings now. Then change your password at the service that you sign in with.',
        note: 'Can’t sign in any more? Ask the person who runs this Questboard.',
        button: 'Open the security settings',
      }

const adviceBg = (byPassword: boolean): Advice =>
  byPassword
    ? {
        act: 'смени паролата си още сега. Така всички други излизат от профила ти.',
        note: 'Не можеш да влезеш? Поискай нова парола от страницата за вход.',
        button: 'Към настройките за сигурност',
      }
    : {
        act: 'отвори настройките още сега и излез от профила на другите устройства. После смени паролата си в услугата, с която влизаш.',
        note: 'Не можеш да влезеш? Питай човека, който поддържа този Questboard.',
        button: 'Към настройките за сигурност',
      }

function english(byPassword: boolean): SecurityTexts {
  const { act, note, button } = adviceEn(byPassword)
  const ending = { button, note }
  const unexpected = ['If it was you, you don’t need to do anything.', `If it wasn’t you, ${act}`]
  return {
    newDevice: (name, device, at) => ({
      subject: 'A new device signed in to your Questboard account',
      heading: 'A new sign-in',
      paragraphs: [
        `Hello ${name},`,
        `A device we don’t know signed in to your account:\n${device || 'Unknown device'}\n${at}`,
        'If it was you, you don’t need to do anything.',
        byPassword
          ? 'If it wasn’t you, press the button and confirm. That signs out every device, and we send you an e-mail to choose a new password.'
          : 'If it wasn’t you, press the button and confirm. That signs out every device. Then change your password at the service that you sign in with.',
      ],
      button: 'This wasn’t me',
      note: 'The link works once and expires in 7 days. Nothing happens until you confirm on the page that opens.',
    }),
    emailChangeNotice: (name) => ({
      subject: 'Your Questboard e-mail is about to change',
      heading: 'A new e-mail for your account',
      paragraphs: [
        `Hello ${name},`,
        'Someone signed in to your account asked to use another e-mail. If it was you, you don’t need to do anything.',
        byPassword
          ? 'If it wasn’t you, change your password now. That stops the change and signs out everyone else.'
          : 'If it wasn’t you, sign out your other devices in the settings now. That stops the change.',
      ],
      button: byPassword ? 'Change my password' : button,
      note: byPassword
        ? 'Can’t sign in any more? Ask for a new password at the sign-in page, with this address.'
        : note,
    }),
    secondFactorOn: (name) => ({
      subject: 'Questboard now asks for a code when you sign in',
      heading: 'Two steps to sign in',
      paragraphs: [
        `Hello ${name},`,
        'From now on, signing in also asks for a code from your authenticator app. Keep your recovery codes in a safe place: they help if you lose your phone.',
        ...unexpected,
      ],
      ...ending,
    }),
    secondFactorOff: (name) => ({
      subject: 'Questboard no longer asks for a code',
      heading: 'One step to sign in',
      paragraphs: [`Hello ${name},`, 'Signing in no longer asks for a code from an authenticator app.', ...unexpected],
      ...ending,
    }),
    recoveryCodeUsed: (name) => ({
      subject: 'A recovery code of your Questboard account was used',
      heading: 'A recovery code was used',
      paragraphs: [
        `Hello ${name},`,
        byPassword
          ? 'Someone who knows your password used one of your recovery codes. Each code works once.'
          : 'Someone used one of your recovery codes. Each code works once.',
        'If it was you and you have a new phone, set up your authenticator app again.',
        ...unexpected,
      ],
      ...ending,
    }),
    passkeyAdded: (name) => ({
      subject: 'Your Questboard account has a new passkey',
      heading: 'A new passkey',
      paragraphs: [
        `Hello ${name},`,
        'A passkey was added to your account. You can sign in with it without a password.',
        'If it was you, you don’t need to do anything.',
        byPassword
          ? 'If it wasn’t you, remove it in the settings now, and change your password.'
          : 'If it wasn’t you, remove it in the settings now, and sign out your other devices there.',
      ],
      ...ending,
    }),
    passkeyRemoved: (name) => ({
      subject: 'A passkey of your Questboard account was removed',
      heading: 'A passkey was removed',
      paragraphs: [
        `Hello ${name},`,
        'A passkey was removed from your account. You can’t sign in with it any more.',
        ...unexpected,
      ],
      ...ending,
    }),
  }
}

function bulgarian(byPassword: boolean): SecurityTexts {
  const { act, note, button } = adviceBg(byPassword)
  const ending = { button, note }
  const unexpected = ['Ако това си ти, не е нужно да правиш нищо.', `Ако не си ти, ${act}`]
  return {
    newDevice: (name, device, at) => ({
      subject: 'Вход в профила ти в Questboard от ново устройство',
      heading: 'Нов вход',
      paragraphs: [
        `Здравей, ${name}!`,
        `Някой влезе в профила ти от устройство, което не познаваме:\n${device || 'Непознато устройство'}\n${at}`,
        'Ако това си ти, не е нужно да правиш нищо.',
        byPassword
          ? 'Ако не си ти, натисни бутона и потвърди. Така всички устройства излизат от профила, а ние ти изпращаме имейл за нова парола.'
          : 'Ако не си ти, натисни бутона и потвърди. Така всички устройства излизат от профила. После смени паролата си в услугата, с която влизаш.',
      ],
      button: 'Не бях аз',
      note: 'Връзката важи 7 дни и само веднъж. Нищо не се случва, докато не потвърдиш на страницата, която се отваря.',
    }),
    emailChangeNotice: (name) => ({
      subject: 'Имейлът ти в Questboard ще се смени',
      heading: 'Нов имейл за профила ти',
      paragraphs: [
        `Здравей, ${name}!`,
        'Някой, който е в профила ти, поиска да смени имейла. Ако това си ти, не е нужно да правиш нищо.',
        byPassword
          ? 'Ако не си ти, смени паролата си още сега. Така имейлът остава същият, а всички други излизат от профила.'
          : 'Ако не си ти, отвори настройките още сега и излез от профила на другите устройства. Така имейлът остава същият.',
      ],
      button: byPassword ? 'Смени паролата' : button,
      note: byPassword ? 'Не можеш да влезеш? Поискай нова парола от страницата за вход, с този адрес.' : note,
    }),
    secondFactorOn: (name) => ({
      subject: 'Questboard вече иска код при вход',
      heading: 'Вход на две стъпки',
      paragraphs: [
        `Здравей, ${name}!`,
        'Отсега нататък при вход ще ти трябва и код от приложението ти за кодове. Пази резервните кодове на сигурно място: помагат, ако загубиш телефона си.',
        ...unexpected,
      ],
      ...ending,
    }),
    secondFactorOff: (name) => ({
      subject: 'Questboard вече не иска код при вход',
      heading: 'Вход на една стъпка',
      paragraphs: [`Здравей, ${name}!`, 'При вход вече не се иска код от приложение.', ...unexpected],
      ...ending,
    }),
    recoveryCodeUsed: (name) => ({
      subject: 'Резервен код за профила ти в Questboard беше използван',
      heading: 'Използван е резервен код',
      paragraphs: [
        `Здравей, ${name}!`,
        byPassword
          ? 'Някой, който знае паролата ти, използва един от резервните ти кодове. Всеки код важи само веднъж.'
          : 'Някой използва един от резервните ти кодове. Всеки код важи само веднъж.',
        'Ако това си ти и имаш нов телефон, настрой отново приложението за кодове.',
        ...unexpected,
      ],
      ...ending,
    }),
    passkeyAdded: (name) => ({
      subject: 'Профилът ти в Questboard има нов ключ за достъп',
      heading: 'Нов ключ за достъп',
      paragraphs: [
        `Здравей, ${name}!`,
        'Към профила ти беше добавен ключ за достъп. С него се влиза без парола.',
        'Ако това си ти, не е нужно да правиш нищо.',
        byPassword
          ? 'Ако не си ти, премахни го още сега от настройките и смени паролата си.'
          : 'Ако не си ти, премахни го още сега от настройките и излез оттам от профила на другите устройства.',
      ],
      ...ending,
    }),
    passkeyRemoved: (name) => ({
      subject: 'Премахнат е ключ за достъп до профила ти в Questboard',
      heading: 'Премахнат ключ за достъп',
      paragraphs: [
        `Здравей, ${name}!`,
        'От профила ти беше премахнат ключ за достъп. С него вече не се влиза.',
        ...unexpected,
      ],
      ...ending,
    }),
  }
}

/** The texts by language, for a server that takes passwords or does not. */
export const securityTexts: Record<Locale, (byPassword: boolean) => SecurityTexts> = { en: english, bg: bulgarian }
