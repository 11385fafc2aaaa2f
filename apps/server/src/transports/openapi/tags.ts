/** The areas of the API in reading order. */
export const tags: { name: string; description: string }[] = [
  { name: 'Accounts', description: 'Signing up, signing in and out, links in e-mails, sessions.' },
  { name: 'Profile', description: 'The account of the caller: name, language, picture, board, holidays.' },
  { name: 'Days off', description: 'Planned holidays and days of illness, on which nothing can be missed.' },
  { name: 'Dashboards', description: 'The contents of a start page in one call.' },
  {
    name: 'Personal tasks',
    description: 'Personal tasks. Completing one pays gold and experience and moves the pawn.',
  },
  {
    name: 'Personal missions',
    description: 'Groups of tasks with a last day. A mission pays the sum of its tasks when it is completed.',
  },
  { name: 'Personal rewards', description: 'Personal rewards, redeemed with gold.' },
  { name: 'Tags', description: 'Labels of tasks.' },
  { name: 'Board', description: 'The current board, its pawn, and the cards of its squares.' },
  { name: 'Store', description: 'Avatars and boards for gold and gems, and the prices of gems.' },
  { name: 'Groups', description: 'People who play together, their roles and invitations.' },
  {
    name: 'Children',
    description: 'Members of groups without an account, whom their guardians manage.',
  },
  {
    name: 'Shared devices',
    description: 'A device of a group, such as a family tablet: its wall view, and the players who enter on it.',
  },
  {
    name: 'Group tasks',
    description: 'Tasks that leaders assign to members. They pay rubies of the group, and may require approval.',
  },
  { name: 'Group missions', description: 'Missions that leaders assign to members.' },
  { name: 'Group rewards', description: 'Rewards that members redeem with rubies of the group.' },
  { name: 'Promises', description: 'Redeemed group rewards, which leaders still have to give.' },
  { name: 'Deeds', description: 'Something extra that members did, for which leaders may grant rubies.' },
  { name: 'Pools', description: 'Rubies that members of a group save together.' },
  { name: 'Notifications', description: 'Events caused by others, as a list and as a stream.' },
  { name: 'Events', description: 'What changed, for programs that keep a copy or react to it.' },
  { name: 'Ledger', description: 'Every change of a balance, with its reason.' },
  {
    name: 'Generation',
    description: 'Suggestions and pictures by an AI service, for gems, if the operator has set one up.',
  },
  { name: 'Payments', description: 'Buying gems, if the operator has set up a payment provider.' },
  { name: 'Rights', description: 'Exporting the data of an account, and deleting it.' },
  { name: 'Tokens', description: 'Tokens for API clients. Each is limited to its scopes.' },
  { name: 'Connected apps', description: 'Third-party apps that act for a user, by OAuth 2.1.' },
  {
    name: 'Webhooks',
    description: "Signed requests to a URL about a user's notifications or the events of a group.",
  },
  { name: 'Calendar', description: 'A secret URL from which calendars read missions and repeating tasks.' },
  {
    name: 'Import and export',
    description: 'Importing tasks from files and other apps, and exporting everything.',
  },
  { name: 'Config', description: 'Features and limits of this server.' },
]
