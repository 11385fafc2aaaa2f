import type { Facts, LegalText } from './legal-text.ts'

export const aboutEn = ({ contact }: Facts): LegalText => ({
  title: 'About Questboard',
  lead: 'It should feel like a board game that happens to get things done.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        'You write down what you want to get done: once, every day, every week, or as a mission with a goal. Each thing that you complete brings gold and experience and moves your pawn along the board, where facts, quotes, questions and small surprises wait. For gold you give yourself rewards that you have chosen.',
        'With family or friends you share a group: leaders hand out tasks, missions and rewards, members earn rubies for them.',
      ],
    },
    {
      id: 'how',
      title: 'How it is meant',
      blocks: [
        [
          'Calm: no adverts, no tracking, no tricks that keep you longer than you like.',
          'Kind: a day that went badly costs a few coins and never a scolding. On holiday the board waits for you.',
          'For everybody: by keyboard, on a small phone, with a screen reader, in Bulgarian and in English.',
          'Yours: you can take all of your data with you, or have it erased.',
        ],
      ],
    },
    {
      id: 'install',
      title: 'On your phone and computer',
      blocks: [
        'Questboard needs no store: your browser installs it, it takes next to no space, and it opens without a connection.',
        [
          'Android: open the menu of the browser (⋮) and choose “Install app” or “Add to Home screen”.',
          'iPhone and iPad: in Safari tap “Share”, then “Add to Home Screen”.',
          'Computer: in Chrome or Edge click the install sign at the end of the address bar; in Safari choose File, then “Add to Dock”.',
        ],
      ],
    },
    {
      id: 'open',
      title: 'Open',
      blocks: [
        'Questboard is free software under the MIT licence: anybody may run it, read it and change it. Everything that it does is also open to other programs, described at /api/docs.',
      ],
    },
    {
      id: 'contact',
      title: 'Get in touch',
      blocks: [
        contact
          ? `Write to ${contact}: what is missing, what is wrong, what you like.`
          : 'Tell whoever operates this server what is missing, what is wrong and what you like.',
      ],
    },
  ],
})
