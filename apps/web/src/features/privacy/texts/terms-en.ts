import type { Facts, LegalText } from './legal-text.ts'

export const termsEn = ({ contact, erasureDays, minimumAge, payments, ...limits }: Facts): LegalText => ({
  title: 'Terms',
  lead: 'What you may expect of Questboard, and what it expects of you. Short on purpose.',
  sections: [
    {
      id: 'beta',
      title: 'A game in beta',
      blocks: [
        'Questboard turns what you want to get done into a board game, for you alone and for groups of family and friends. It is in beta: it works, and it may still change, stand still for a while, or have faults. Keep elsewhere what you cannot do without; you can download your data at any time.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        [
          `You are at least ${minimumAge} years old.`,
          'You give an e-mail that is yours, keep your password to yourself, and answer for what is done with your account.',
          'One account is one person’s.',
        ],
      ],
    },
    {
      id: 'conduct',
      title: 'Together with others',
      blocks: [
        'Be kind in groups: you write for people whom you know, and some of them are children. Do not write what is against the law, insults somebody, or tells of others what they would not tell. Do not try to get into other accounts, to overload the server, or to win what you have not earned.',
        'Whoever creates a group, and the leaders, decide who is in it and what is given to whom.',
      ],
    },
    {
      id: 'currencies',
      title: 'Gold, rubies and gems',
      blocks: [
        'Gold, rubies, gems and experience are points of a game. They are no money, cannot be paid out, and cannot be sold. What you promise each other for rubies is between you.',
        payments
          ? 'Gems can be bought by card, on a page of Stripe, at the prices that are shown in euro. They are credited once the payment is confirmed. When a payment is refunded or disputed, its gems are taken back; what was spent by then is taken from gems that come later.'
          : 'This server sells no gems.',
      ],
    },
    {
      id: 'content',
      title: 'What you write',
      blocks: [
        'It stays yours. The server keeps and shows it to whom it is meant for, and for nothing else. What an AI service proposes may be wrong or odd: look at it before you keep it.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits of the beta',
      blocks: [
        `You can create up to ${limits.groupsCreated} groups, and a group has up to ${limits.groupMembers} members. The limits may change.`,
      ],
    },
    {
      id: 'lock',
      title: 'When an account is locked',
      blocks: ['The operator may lock an account that harms others or the server. Write to the operator to be heard.'],
    },
    {
      id: 'end',
      title: 'When you leave',
      blocks: [
        `You can delete your account under Settings whenever you like. ${erasureDays === 1 ? 'One day' : `${erasureDays} days`} later its data is erased, always within 90 days. Gems that are left are not paid out.`,
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Questboard is free software that comes as it is. The operator answers for harm done by intent or gross negligence, and for whatever the law does not let anybody exclude; your rights as a consumer stay untouched.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When these terms change, the change is shown here before it counts.',
        contact ? `Questions go to ${contact}.` : 'Questions go to whoever operates this server.',
      ],
    },
  ],
})
