import type { Facts, LegalText } from './legal-text.ts'

export const termsEn = ({ contact, erasureDays, minimumAge, payments, ...limits }: Facts): LegalText => ({
  title: 'Terms',
  lead: 'What you can expect from Questboard, and what it expects from you. Short on purpose.',
  sections: [
    {
      id: 'beta',
      title: 'A game in beta',
      blocks: [
        'Questboard turns what you want to get done into a board game, for you alone and for groups of family and friends. It is in beta: it works, but it may still change, stop for a while or have faults. Keep your own copy of anything important; you can download your data at any time.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        [
          `You are at least ${minimumAge} years old.`,
          'You use your own e-mail, let no one else sign in as you, and are responsible for what happens with your account.',
          'One account is for one person.',
        ],
      ],
    },
    {
      id: 'conduct',
      title: 'Together with others',
      blocks: [
        'Be kind in groups: you write to people you know, and some of them are children. Do not write anything illegal or insulting, or share private things about other people. Do not try to get into other accounts, overload the server, or cheat.',
        'The creator and the leaders of a group decide who is in it and what is given to whom.',
      ],
    },
    {
      id: 'currencies',
      title: 'Gold, rubies and gems',
      blocks: [
        'Gold, rubies, gems and XP are game points. They are not money and cannot be paid out or sold. What you promise each other for rubies is between you.',
        payments
          ? 'Gems can be bought by card, on a page of Stripe, at the prices shown in euro. They are credited once the payment is confirmed. When a payment is refunded or disputed, its gems are taken back; gems you have already spent are taken from those that come later.'
          : 'This server sells no gems.',
      ],
    },
    {
      id: 'content',
      title: 'What you write',
      blocks: [
        'It stays yours. The server stores it, shows it to the people it is meant for, and uses it for nothing else. What an AI service suggests may be wrong or odd: check it before you save it.',
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
      blocks: [
        'The operator may lock an account that harms others or the server. You can write to the operator to object.',
      ],
    },
    {
      id: 'end',
      title: 'When you leave',
      blocks: [
        `You can delete your account under Settings whenever you like. ${erasureDays === 1 ? 'One day' : `${erasureDays} days`} later its data is erased, always within 90 days. Remaining gems are not paid out.`,
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Questboard is free software, provided as is. The operator is liable for damage caused intentionally or by gross negligence, and for whatever the law does not allow to be excluded; your rights as a consumer stay the same.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When these terms change, the change is shown here before it takes effect.',
        contact ? `Send questions to ${contact}.` : 'Send questions to the person who runs this server.',
      ],
    },
  ],
})
