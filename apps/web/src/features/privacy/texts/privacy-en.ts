import { formatDate } from '@questboard/i18n'
import { askedDays } from '../asked-days.ts'
import { changedOn, type Facts, type LegalText } from './legal-text.ts'
import type { StoredWords } from './stored.ts'

const storedWords: StoredWords = {
  untilSignOut: {
    session: 'Who is signed in (number, name, e-mail, language) and the session key.',
    seen: 'Copies of what you have seen, so that it opens offline: for 30 days, or until a new version of the app.',
    pictures: 'Copies of pictures.',
    push: 'With notifications on this device: a copy of the session key, your number, the name of the device, and the public key of the server. Switching notifications off removes them, too.',
  },
  untilSent: {
    changes:
      'Changes that are not sent yet stay until they are sent. When you sign out, we ask whether to send, keep or discard them. No one else who signs in on this device sees them.',
  },
  untilCleared: {
    choices:
      'Your choices: language, colours, sounds, keyboard shortcuts, and whether the list of finished tasks is folded.',
    hints: 'That you have seen the hint at your first task, and that a passkey was used here.',
    browser: 'A random value with which the server recognises this browser when someone signs in. It opens nothing.',
    celebrated: 'Which levels, titles, laps and streaks were already celebrated, under your number.',
    app: 'The files of the app and copies of its public pages.',
  },
  untilTabCloses: {
    tab: 'Only in the open tab, until you close it: an unfinished sign-in, the number of an unfinished payment, the e-mail to which a link was just sent, how far down you were on each page, and when the page last reloaded for a new version.',
  },
  untilTabletRemoved: {
    tablet:
      'A family tablet stores the key of the tablet, what its family screen last showed, ticks and reports that are not sent yet, and pictures. All of it is deleted when the tablet is removed. If you sign in on one, your session stays in the tab for at most 15 minutes.',
  },
}

export const privacyEn = ({
  contact,
  erasureDays,
  minimumAge,
  mail,
  google,
  oidc,
  passwords,
  payments,
  generation,
}: Facts): LegalText => ({
  title: 'Privacy',
  lead: 'What data Questboard stores about you, why, for how long, who receives it, and how to download or delete it. It describes what this software really does.',
  changed: `Last changed on ${formatDate(changedOn.privacy, 'en')}`,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The operator of this server is responsible for your data (the data controller).',
        contact
          ? `For anything on this page, write to ${contact}.`
          : 'The operator has not named a contact. For anything on this page, write to the person or organisation that gave you this address.',
        'When this page changes, the date above changes too. Questboard sends no message about it.',
      ],
    },
    {
      id: 'kept',
      title: 'What we store',
      blocks: [
        'Only what the game needs to work for you:',
        [
          `Your account: name, e-mail, language, time zone, the day of your last visit, and whether you are on holiday. ${passwords ? 'Your password is stored only as a hash (argon2id), from which no one can read it.' : 'This server takes no passwords.'}`,
          'How you sign in, if you set it up: the names and public keys of your passkeys and when you used them last, the encrypted key of your authenticator app, hashes of your recovery codes, the number with which another service knows you, and a hash of your PIN for family tablets.',
          'What you create: tasks and their results, missions, rewards, tags, groups, the names of roles, invitations, days off and sick days.',
          'What you have: gold, gems, rubies and XP, with every gain and cost; your places on the boards, your avatars and purchases.',
          'What you have been sent: notifications, and which ones you want and how.',
          'Your devices: what the browser calls itself, when you signed in and the hour of your last visit. The key in your browser is stored only as a hash. We also keep hashes that mark the last ten browsers you signed in on.',
          'Devices with notifications switched on: the name of the device, the address at its push service, the keys that encrypt messages to it, and when one last arrived.',
          'API tokens, if you create any: name, rights, expiry, the hour of last use, and a hash of the token.',
          'Apps that you connect: the name that the app gives itself, its rights, when you connected it and when it was last used, and hashes of its tokens.',
          'Webhooks, if you create any: the address, the events, the signing secret, and a log of what was sent and how the address responded.',
          'Your calendar address, if you create one: a hash of it, when it was created and the hour in which it was last read.',
          'Pictures drawn for you, and how many gems you paid for them and for suggestions.',
        ],
        `We ask for your date of birth once, to check that you are at least ${minimumAge}. It is not stored.`,
        'We use your IP address to block password guessing and delete it within a day.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may do this',
      blocks: [
        [
          'Because you asked for the game (a contract with you): your account, what you create, groups, purchases, and the e-mails that this needs.',
          'Because you agreed (consent): notifications on a device, and the data of a child, for which a guardian agrees. You can take it back at any time; what happened before stays lawful.',
          'Because the game has to be safe (a legitimate interest): limits on guessing, the list of your devices, notices about new sign-ins, error logs and backups.',
          ...(payments ? ['Because the law demands it: the records of payments that the payment service keeps.'] : []),
        ],
        'You do not have to give us anything. Without a name and an e-mail there is no account. No decision with legal effect on you is made by a machine.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        'Questboard sets no cookies and tracks no one. Your browser stores what the game needs on this device.',
        'Removed when you sign out:',
        Object.values(storedWords.untilSignOut),
        storedWords.untilSent.changes,
        'Stays after you sign out, until you clear the data of the site in the browser:',
        Object.values(storedWords.untilCleared),
        storedWords.untilTabCloses.tab,
        storedWords.untilTabletRemoved.tablet,
      ],
    },
    {
      id: 'seen',
      title: 'Who sees what',
      blocks: [
        'Only you see your own tasks, missions and rewards. Members of a group see your name, picture, level and rubies in that group, and whether you are on holiday and until when. Its creator and leaders see what you were given there and what you answered. Members of your groups do not see your e-mail. While an invitation to you is open, the leaders of that group see the address it was sent to.',
        'The person who looks after this server sees who has an account: your name, your e-mail and the day of your last visit. They can lock the account, and give you a link for a new password.',
        'The family tablet of a group shows names, pictures and, if the leaders want it, the titles of tasks to anyone in the room.',
        'A picture drawn for you is shown to anyone who has its address, which is long and cannot be guessed.',
        'If you create an address for your calendar, anyone who has it can read the calendar until you remove it in the settings. So can the calendar service you give it to.',
        'A program that has one of your API tokens sees and changes what the token allows, until you revoke it or it expires.',
        'An app that you connect sees and changes what you allow it, until you disconnect it or it goes unused for 30 days, and for at most 90 days. Then it has to ask you again.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        'We sell nothing and show nothing to advertisers. We share data only to do what you or a leader of your group asks:',
        [
          mail
            ? 'Mail: the mail service of this server gets your address and the e-mail, such as the link that activates your account, or a notification that you want by e-mail. Each of those notifications and summaries has a link that stops more of its kind. The link works without signing in and can do nothing else. E-mails about the safety of your account have no such link.'
            : 'Mail: this server sends no e-mails. They stay in a folder of the operator, and its log names the address and the link.',
          'Notifications on a device: if you switch them on, the push service of your browser (such as Google, Apple, Mozilla or Microsoft) gets an encrypted message. It learns when and to which device something is sent, but cannot read it.',
          'Webhooks: you can have your notifications sent to an address that you choose. A leader can have the events of a group sent to one. That address gets the kind of event, the name, number and picture of the person who did it, the numbers of the people it is for, the name of the group, and the title of the task, mission or reward. It also gets the reason a leader wrote for giving or taking rubies. Of a child it gets the number, not the name.',
          google
            ? 'Google: if you sign in with Google, Google tells us your name, your e-mail and its own number for you. We tell Google nothing about what you do here.'
            : 'Google: this server does not offer Google sign-in and sends nothing there for it.',
          oidc === null
            ? 'Other services to sign in with: this server has none.'
            : `${oidc}: if you sign in with ${oidc}, the service that the operator chose, it tells us your name, your e-mail and its own number for you. It learns that you sign in here, and we tell it nothing about what you do here.`,
          payments
            ? 'Stripe: if you buy gems, you pay on a page of Stripe. We send it what you buy, the price, your language and our purchase number. What you type there, such as your card, never reaches us.'
            : 'Stripe: this server sells nothing and sends nothing there.',
          generation
            ? 'Ideas and pictures: if you ask for some, the operator’s AI service gets the words you wrote for it, or the name, notes, dates and tasks of that mission. We add neither your name nor your e-mail.'
            : 'Ideas and pictures: this server does not offer them and sends nothing to an AI service.',
        ],
        `${listOf(['Push services', ...(google ? ['Google'] : []), ...(payments ? ['Stripe'] : []), ...(generation ? ['the AI service'] : [])])} may process data outside the European Union, for example in the United States. The operator must make sure that the law allows it. Ask the operator for details, and for the country in which this server is.`,
      ],
    },
    {
      id: 'long',
      title: 'For how long',
      blocks: [
        [
          'Your account and what is in it: until you delete it.',
          'The days of repeating tasks, done or missed: 400 days.',
          'A session: 30 days after your last visit. We keep a note that it expired for another 90.',
          'A device with notifications: until you switch them off or sign out there.',
          'An API token: until you revoke it, or 90 days after it expires.',
          'A connected app: until you disconnect it, or after 30 days without use, and after 90 days at the latest.',
          'A webhook: until you delete it. The log of what it sent: 30 days, and at most 1000 entries.',
          'A family tablet: until a leader removes it, or after 90 days without use.',
          'Links in e-mails: two days to activate an account, one hour for a new password, one day for a new e-mail address, and seven days for an invitation, for a child’s own account and for “This wasn’t me”.',
          'An e-mail that could not be sent: 30 days.',
          'Our responses to your changes, so that nothing is done twice: one day.',
          'Pictures drawn for you: the latest ones and the one you are wearing.',
          'Errors are written to the server log, without passwords and keys.',
        ],
        'The operator decides how long logs and backups are kept.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        'You have these rights, free of charge:',
        [
          'See your data (access): on the pages of the game and under Settings.',
          'Correct it (rectification): change it on the same pages.',
          'Take it with you (portability): Settings, “Download my data”, gives you everything in one file that programs can read.',
          'Delete it (erasure): Settings, “Delete my account”.',
          'Have it stored but not used for a while (restriction), or object to a use: the game has no button for this, so ask the operator.',
          'Take back consent: switch off notifications, or delete the child for whom you agreed.',
          'Sign out on all devices at once.',
          'Complain to the data protection authority of your country.',
        ],
        contact
          ? `For what the game has no button for, write to ${contact}. The operator must reply within a month.`
          : 'For what the game has no button for, ask the operator. The operator must reply within a month.',
      ],
    },
    {
      id: 'deletion',
      title: 'When you delete your account',
      blocks: [
        'You are signed out everywhere at once, and no one sees you any more. Groups you created pass to another leader; without one they disappear for their members. In other groups your place stays empty.',
        `For ${days(erasureDays)} you can restore it by signing in. Until then your e-mail stays taken.`,
        'Then everything is deleted for good: your account, what you created and earned, the groups no one took over, your pictures, and the entries in webhook logs that name you. Things other people keep, such as a notice that you sent gems, no longer show your name. The payment service keeps its own records of your payments, as the law requires. We cannot call back what e-mails and webhooks have already taken to others.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `You must be ${minimumAge} or older to create an account. Younger children play without one: a parent or guardian adds them to a group.`,
        'For parents: of a child we keep the name, the avatar, the language, a hash of their PIN if they have one, what they do in the game, their days off and sick days, and who consented and when. We ask for no e-mail address, no date of birth and no photo. There is no advertising, no profile and no AI for children.',
        'The members of a child’s groups see their name, picture, level and rubies there. Guardians and leaders see what they do there. Notifications and e-mails to guardians and leaders can name the child. A webhook of the group gets the child’s number and picture, what the child does and writes there, and what leaders write about it, not the name.',
        'Only guardians can export or delete the data of a child, bring the child into another group, or hand the account over when the child is old enough. The export is one file; in groups that the guardian is not in, it leaves out the other members. Leaders of the child’s groups can change the name and avatar. The consent can be withdrawn at any time by deleting the child.',
        `After a guardian deletes a child, the child is hidden at once and their data is erased after ${days(erasureDays)}. Until then a guardian can restore it. If the last guardian deletes their account, the leaders of the child’s groups have ${days(askedDays(erasureDays))} to take over; if none of them does, the child’s data is erased, too.`,
      ],
    },
    {
      id: 'for-children',
      title: 'For children',
      blocks: [
        'Questboard remembers your name, your avatar in the game, your tasks and your rubies. It needs them so that you can play.',
        'Your parents can see all of it. The leaders of your group see what you do there. The others in the group see your name, your avatar, your level and your rubies.',
        'Do not write your address, your phone number or secrets in the game. Keep your PIN to yourself.',
        'You may ask what the game knows about you. You may also ask for something to be corrected or deleted. Your parents can do that for you.',
        'If something bothers you, talk to your parents or to another grown-up you trust.',
      ],
    },
  ],
})

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`)

const listOf = (names: string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
