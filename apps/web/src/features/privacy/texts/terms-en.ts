import { formatDate } from '@questboard/i18n'
import { changedOn, type Facts, type LegalText } from './legal-text.ts'

export const termsEn = ({ contact, erasureDays, minimumAge, payments, ...limits }: Facts): LegalText => ({
  title: 'Terms',
  lead: 'What you can expect from Questboard, and what it expects from you. Short on purpose.',
  changed: `Last changed on ${formatDate(changedOn.terms, 'en')}`,
  sections: [
    {
      id: 'operator',
      title: 'Who offers this',
      blocks: [
        'The operator of this server offers you the game and agrees to these terms with you.',
        contact ? `You reach the operator at ${contact}.` : 'The operator has not named a contact.',
      ],
    },
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
      id: 'young',
      title: 'If you are under 18',
      blocks: [
        'Read these terms with a parent or guardian. Buy something only if they agree.',
        'Children without an account play under their guardian, who agrees to these terms for them and is responsible for them.',
      ],
    },
    {
      id: 'conduct',
      title: 'Together with others',
      blocks: [
        'Be kind in groups: you write to people you know, and some of them are under 18. Do not write anything illegal or insulting, or share private things about other people. Do not try to get into other accounts, overload the server, or cheat.',
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
      id: 'withdrawal',
      title: 'Changing your mind about a purchase',
      blocks: [
        payments
          ? `As a consumer in the European Union you can withdraw from a purchase of gems within 14 days, without a reason. ${contact ? `Write to ${contact}` : 'Write to the operator'}; the game has no button for it. You get your money back through Stripe, and the gems of that purchase are taken back.`
          : 'Nothing can be bought here, so there is nothing to withdraw from.',
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
        `You can delete your account under Settings whenever you like. ${erasureDays === 1 ? 'One day' : `${erasureDays} days`} later its data is erased, within 90 days at the latest. Remaining gems are not paid out.`,
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Questboard is free software, provided as is. The operator is liable for damage caused intentionally or by gross negligence, and for whatever the law does not allow to be excluded; your rights as a consumer stay the same.',
        'These terms choose no law and no court. The rules that protect consumers in your country apply.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When these terms change, the new text appears on this page and the date at the top changes. Questboard sends no message about it. If you do not accept it, you can delete your account.',
        contact ? `Send questions to ${contact}.` : 'Send questions to the person who runs this server.',
      ],
    },
  ],
})
