/** The areas of the API in the order in which one reads of them. */
export const tags: { name: string; description: string }[] = [
  { name: 'Accounts', description: 'Signing up, signing in and out, links in e-mails, sessions.' },
  { name: 'Profile', description: 'Who one is: name, language, picture, board, holidays.' },
  { name: 'Dashboards', description: 'What a first page shows, in one call.' },
  {
    name: 'Personal tasks',
    description: "Tasks of one's own. Completing one pays gold and experience and moves the pawn.",
  },
  {
    name: 'Personal missions',
    description: 'Tasks with a common goal and a last day. A mission pays the sum of its tasks, at its end.',
  },
  { name: 'Personal rewards', description: 'What one buys oneself with gold.' },
  { name: 'Tags', description: 'What tasks are about.' },
  { name: 'Board', description: 'The board in play, its pawn, and the cards of its squares.' },
  { name: 'Store', description: 'Avatars and boards for gold and gems, and what gems cost.' },
  { name: 'Groups', description: 'People who play together, their roles and invitations.' },
  {
    name: 'Group tasks',
    description: 'Tasks that leaders give to members. They pay rubies of the group, and may need approval.',
  },
  { name: 'Group missions', description: 'Missions that leaders give to members.' },
  { name: 'Group rewards', description: 'What members buy with rubies of the group.' },
  { name: 'Notifications', description: 'What others did that concerns one, as a list and as a stream.' },
  { name: 'Ledger', description: 'Every change of a balance, and why.' },
  {
    name: 'Generation',
    description: 'Proposals and pictures by an AI service, for gems, where the operator has set one up.',
  },
  { name: 'Payments', description: 'Gems for money, where the operator has set up a payment provider.' },
  { name: 'Rights', description: 'What is kept of oneself: taking it along, and having it erased.' },
  { name: 'Tokens', description: 'Tokens by which programs act for somebody, each let in as far as its scopes go.' },
  {
    name: 'Webhooks',
    description: 'Addresses that are told of what happens, to oneself or in a group, by signed requests.',
  },
  { name: 'Calendar', description: 'A secret address at which calendars read missions and repeating tasks.' },
  {
    name: 'Import and export',
    description: "Tasks from files of one's own and of other programs, and everything out again.",
  },
  { name: 'Config', description: 'What this server offers.' },
]
