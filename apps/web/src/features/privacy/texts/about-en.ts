import type { Facts, LegalText } from './legal-text.ts'

export const aboutEn = ({ contact }: Facts): LegalText => ({
  title: 'About Questboard',
  lead: 'A board game that gets things done.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'You write down what you want to get done: once, every day, every week, or as a mission with a goal. Everything you complete brings gold and XP and moves your pawn along the board, where facts, quotes, questions and small surprises wait. Spend the gold on rewards you choose.',
        'With family or friends you share a group: leaders hand out tasks, missions and rewards, and members earn rubies.',
      ],
    },
    {
      id: 'how',
      title: 'What we care about',
      blocks: [
        [
          'Calm: no ads, no tracking, no tricks to keep you longer than you like.',
          'Kind: a bad day costs a little gold, never a telling-off. On holiday the board waits for you.',
          'For everyone: by keyboard, on a small phone, with a screen reader, in Bulgarian and in English.',
          'Yours: download all of your data or delete it any time.',
        ],
      ],
    },
    {
      id: 'install',
      title: 'On your phone and computer',
      blocks: [
        'Questboard needs no app store: your browser installs it. It takes almost no space and opens offline.',
        [
          'Android: open the menu of the browser (⋮) and choose “Install app” or “Add to Home screen”.',
          'iPhone and iPad: in Safari tap “Share”, then “Add to Home Screen”.',
          'Computer: in Chrome or Edge click the install icon at the end of the address bar; in Safari choose File, then “Add to Dock”.',
        ],
      ],
    },
    {
      id: 'open',
      title: 'Open source',
      blocks: [
        'Questboard is free software under the MIT licence: anyone may run it, read it and change it. Other programs can use everything it does: see /api/docs.',
      ],
    },
    {
      id: 'contact',
      title: 'Get in touch',
      blocks: [
        contact
          ? `Write to ${contact} and tell us what is missing, what is wrong and what you like.`
          : 'Tell the person who runs this server what is missing, what is wrong and what you like.',
      ],
    },
  ],
})
