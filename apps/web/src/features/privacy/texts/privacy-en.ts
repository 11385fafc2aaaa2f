import type { Facts, LegalText } from './legal-text.ts'

export const privacyEn = ({ contact, erasureDays, minimumAge, google, payments, generation }: Facts): LegalText => ({
  title: 'Privacy',
  lead: 'What Questboard keeps of you, why, for how long, who else gets some of it, and how you take it with you or have it erased. It describes what this software really does.',
  sections: [
    {
      id: 'who',
      title: 'Who answers for it',
      blocks: [
        'Questboard runs on servers of whoever operates it: that operator answers for your data.',
        contact
          ? `Write to ${contact} about anything on this page.`
          : 'Write to the person or the organisation that gave you this address about anything on this page.',
      ],
    },
    {
      id: 'kept',
      title: 'What is kept',
      blocks: [
        'Only what the game needs to work for you:',
        [
          'Your account: name, e-mail, language, time zone, the day on which you were last here, and whether you are on holiday. Of your password only a hash is kept (argon2id), from which nobody can read it.',
          'What you make: tasks and their results, missions, rewards, groups, the names of roles, invitations.',
          'What you have: gold, gems, rubies and experience, with every movement that led to them; your places on the boards, your avatars, what you bought.',
          'What you were told: notifications.',
          'Where you are signed in: what the browser calls itself, when you signed in and the hour in which you were last there. Of the key that your browser holds only a hash is kept.',
          'The address of your calendar, if you have made one: a hash of it, when it was made and the hour in which it was last read.',
          'Pictures that were drawn for you, and how many gems were taken for what was made.',
        ],
        `Your date of birth is asked for once, to see that you are at least ${minimumAge}. It is not stored.`,
        'The address of your network is used to slow down whoever guesses passwords. It is forgotten within a day.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        'Questboard sets no cookies and measures nobody. Your browser keeps who you are signed in as, the key of the session, the language and the colours that you chose, so that you need not choose again. Signing out removes the first two.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees what',
      blocks: [
        'Your own tasks, missions and rewards are seen by nobody but you. In a group, its members see your name, your picture, your level and your rubies of that group. The creator and the leaders see what you were given in it, and what you answered. Your e-mail is seen by whoever invites you by it, and by nobody else.',
        'A picture that was drawn for you is shown to everybody who has its address, which is long and cannot be guessed.',
        'Your calendar, if you make an address for it, is read by everybody who has that address, until you end it in the settings. Who offers the calendar to which you give it reads it too.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets some of it',
      blocks: [
        'Nothing is sold, and nothing is shown to advertisers. What leaves the server, leaves it for what you ask for:',
        [
          'Mail: if this server sends e-mails, its mail service gets your address and the e-mail, such as the link that activates your account. If it sends none, e-mails stay in a folder of the operator, whose log names the address and the link.',
          google
            ? 'Google: if you sign in with Google, Google tells us your name, your e-mail and its own number for you. We tell Google nothing of what you do here.'
            : 'Google: this server does not offer to sign in with Google, and nothing goes there.',
          payments
            ? 'Stripe: if you buy gems, you pay on a page of Stripe. We tell it what you buy, what it costs and our number of the purchase; what you type there, such as your card, never reaches us.'
            : 'Stripe: this server sells nothing, and nothing goes there.',
          generation
            ? 'Ideas and pictures: if you have something made for gems, the AI service that the operator has chosen gets the words that you wrote for it, or the name, notes, dates and tasks of that mission. It gets neither your name nor your e-mail.'
            : 'Ideas and pictures: this server has none made, and nothing goes to an AI service.',
        ],
      ],
    },
    {
      id: 'long',
      title: 'For how long',
      blocks: [
        [
          'Your account and what is in it: until you delete it.',
          'A session: 30 days after you were last there. That it ran out is remembered for another 90.',
          'Links in e-mails: two days to activate an account, one hour for a new password, seven days for an invitation.',
          'Of the pictures that were drawn for you the last ones, and the one that you wear.',
          'Faults are written to a log of the server, without passwords and keys.',
        ],
        'Copies that the operator makes for safety are kept as long as the operator says.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        [
          'See and change your data on the pages of the game and under Settings.',
          'Take it with you: Settings, “Download my data”, gives you everything in one file.',
          'Have it erased: Settings, “Delete my account”.',
          'Sign out wherever you are signed in, all at once.',
          'Complain to the authority for data protection of your country.',
        ],
      ],
    },
    {
      id: 'deletion',
      title: 'When you delete your account',
      blocks: [
        'You are signed out everywhere at once, and nobody sees you any more. The groups that you created disappear for their members; in others your place stays empty.',
        `For ${days(erasureDays)} you can take it back by signing in, and everything is as it was. Until then your e-mail stays taken.`,
        'Then everything is erased for good: the account, what you made, what you had, the groups that you created, your pictures. What others keep of you loses your name, such as a notice that you once sent gems. A payment service keeps its own records of what you paid, as the law asks of it.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [`Questboard is for people from ${minimumAge} years on. Nobody younger may make an account.`],
    },
  ],
})

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`)
