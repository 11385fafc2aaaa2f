import type { Facts, LegalText } from './legal-text.ts'

export const privacyEn = ({
  contact,
  erasureDays,
  minimumAge,
  google,
  oidc,
  passwords,
  payments,
  generation,
}: Facts): LegalText => ({
  title: 'Privacy',
  lead: 'What data Questboard stores about you, why, for how long, who receives it, and how to download or delete it. It describes what this software really does.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The operator of this server is responsible for your data (the data controller).',
        contact
          ? `For anything on this page, write to ${contact}.`
          : 'For anything on this page, write to the person or organisation that gave you this address.',
      ],
    },
    {
      id: 'kept',
      title: 'What we store',
      blocks: [
        'Only what the game needs to work for you:',
        [
          `Your account: name, e-mail, language, time zone, the day of your last visit, and whether you are on holiday. ${passwords ? 'Your password is stored only as a hash (argon2id), from which no one can read it.' : 'This server takes no passwords.'}`,
          'How you sign in, if you set it up: the names and public keys of your passkeys and when you used them last, the encrypted key of your authenticator app, hashes of your recovery codes, and the number by which another service knows you.',
          'What you create: tasks and their results, missions, rewards, groups, the names of roles, invitations.',
          'What you have: gold, gems, rubies and XP, with every gain and cost; your places on the boards, your avatars and purchases.',
          'What you have been sent: notifications.',
          'Your devices: what the browser calls itself, when you signed in and the hour of your last visit. The key in your browser is stored only as a hash.',
          'Your calendar address, if you create one: a hash of it, when it was created and the hour in which it was last read.',
          'Pictures drawn for you, and how many gems you paid for them and for suggestions.',
        ],
        `We ask for your date of birth once, to check that you are at least ${minimumAge}. It is not stored.`,
        'We use your IP address to block password guessing and delete it within a day.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        'Questboard sets no cookies and tracks no one. Your browser stores who is signed in, the session key, the language and colours you chose, and whether a passkey was used in it. Signing out removes the first two.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees what',
      blocks: [
        'Only you see your own tasks, missions and rewards. Members of a group see your name, picture, level and rubies in that group. Its creator and leaders see what you were given there and what you answered. Only the person who invites you by e-mail sees your e-mail.',
        'A picture drawn for you is shown to anyone who has its address, which is long and cannot be guessed.',
        'If you create an address for your calendar, anyone who has it can read the calendar until you remove it in the settings. So can the calendar service you give it to.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        'We sell nothing and show nothing to advertisers. We share data only to do what you ask:',
        [
          'Mail: if this server sends e-mails, its mail service gets your address and the e-mail, such as the link that activates your account, or a notification that you want by e-mail. If it sends none, e-mails stay in a folder of the operator, and its log names the address and the link.',
          google
            ? 'Google: if you sign in with Google, Google tells us your name, your e-mail and its own number for you. We tell Google nothing about what you do here.'
            : 'Google: this server does not offer Google sign-in and sends nothing there.',
          oidc === null
            ? 'Other services to sign in with: this server has none.'
            : `${oidc}: if you sign in with ${oidc}, the service that the operator chose, it tells us your name, your e-mail and its own number for you. It learns that you sign in here, and we tell it nothing about what you do here.`,
          payments
            ? 'Stripe: if you buy gems, you pay on a page of Stripe. We send it what you buy, the price and our purchase number. What you type there, such as your card, never reaches us.'
            : 'Stripe: this server sells nothing and sends nothing there.',
          generation
            ? 'Ideas and pictures: if you ask for some, the operator’s AI service gets the words you wrote for it, or the name, notes, dates and tasks of that mission. It gets neither your name nor your e-mail.'
            : 'Ideas and pictures: this server does not offer them and sends nothing to an AI service.',
        ],
      ],
    },
    {
      id: 'long',
      title: 'For how long',
      blocks: [
        [
          'Your account and what is in it: until you delete it.',
          'A session: 30 days after your last visit. We keep a note that it expired for another 90.',
          'Links in e-mails: two days to activate an account, one hour for a new password, seven days for an invitation.',
          'Pictures drawn for you: the latest ones and the one you are wearing.',
          'Errors are written to the server log, without passwords and keys.',
        ],
        'The operator decides how long backups are kept.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        [
          'See and change your data on the pages of the game and under Settings.',
          'Download it: Settings, “Download my data”, gives you everything in one file.',
          'Delete it: Settings, “Delete my account”.',
          'Sign out on all devices at once.',
          'Complain to the data protection authority of your country.',
        ],
      ],
    },
    {
      id: 'deletion',
      title: 'When you delete your account',
      blocks: [
        'You are signed out everywhere at once, and no one sees you any more. Groups you created disappear for their members; in others your place stays empty.',
        `For ${days(erasureDays)} you can restore it by signing in. Until then your e-mail stays taken.`,
        'Then everything is deleted for good: your account, what you created and earned, your groups and your pictures. Things other people keep, such as a notice that you sent gems, no longer show your name. The payment service keeps its own records of your payments, as the law requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `You must be ${minimumAge} or older to create an account. Younger children play without one: a parent or guardian adds them to a group.`,
        'For parents: of a child we keep the name, the avatar, the language, what it does in the game, and who consented and when. We ask for no e-mail address, no date of birth and no photo. There is no advertising, no profile and no AI for children, and nothing about them goes to other services.',
        'Only guardians can export or delete the data of a child, bring it into another group, or hand it over when it is old enough. Leaders of its groups see what it does there and change its name and avatar. The consent can be withdrawn at any time by deleting the child.',
        `After a guardian deletes a child, it is hidden at once and erased after ${days(erasureDays)}. If its last guardian deletes the account, the leaders of its groups are asked for 30 days; if none of them takes over, the child is erased, too.`,
        'For children: Questboard remembers your name, your face in the game, your tasks and your rubies. Your parents can see all of it and can have it deleted. If something bothers you, tell them.',
      ],
    },
  ],
})

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`)
