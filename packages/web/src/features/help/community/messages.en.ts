export const messages = {
  team_does: 'Your inviter, the people you invited and everyone below them, as the chain has it.',
  team_risk:
    'Nobody earns by recruiting. A bonus is a part of fees that were paid, never of deposits.\nLevels are shown, never paid for.',
  team_numbers: 'Counted from the registry of inviters. Active means: activated on the chain.',
  invitations_does: 'Your link and code, to show or to send.',
  invitations_risk: 'Invite only people who want to be here. Never promise them a profit.',
  invitations_numbers:
    'The code is a short form of your address; its last letter guards against typing errors.',
  myInvitations_does: 'The people you invited yourself, and since when they are active.',
  myInvitations_risk: 'Their names are chosen by themselves. Trust the address, not the name.',
  myInvitations_numbers: 'Each row is a link made on the chain by the invited person.',
  referrals_does: 'What inviters have earned, all of them added up, and how that is spread.',
  referrals_risk: 'Most inviters earn little. The middle value says more than the highest.',
  referrals_numbers:
    'Only fees paid on the chain count: 20\u202f% to the first inviter, 10\u202f% to the second, nothing deeper.',
  users_does:
    'Members by team size, newest, burn power or cards; search takes a name or an address.',
  users_risk: 'A name can be chosen by anyone. Only the address is one of a kind.',
  users_numbers: 'Names come from the members themselves, everything else from the chain.',
  user_does: 'One member: what they show of themselves and what the chain shows of their address.',
  user_risk: 'Links in a profile lead away from here. We never ask for recovery words, anywhere.',
  user_numbers: 'Cards, power and launches are read from the contracts for this address.',
  profileEdit_does: 'Your name, picture and a few words about yourself.',
  profileEdit_risk: 'Everybody can read it. Do not write what you would not put on a wall.',
  profileEdit_numbers:
    'It is kept by this server, not on the chain, and can be changed at any time.',
  dao_does: 'Proposals of VLM holders: what is voted on, what waits, what was carried out.',
  dao_risk:
    'A passed proposal changes settings for all. It can never touch what users hold.\nVotes need delegation first, also to yourself.',
  dao_numbers:
    'Votes count as they were at the snapshot. Quorum and delays are read from the governor.',
  daoPropose_does: 'Makes a proposal: one change, shown with its old and its new value.',
  daoPropose_risk:
    'It needs enough votes at the moment of proposing. What is proposed cannot be edited.',
  daoPropose_numbers: 'The result is tried out on a node before you sign.',
  daoProposal_does: 'One proposal in words: what would change, who voted how, and what comes next.',
  daoProposal_risk:
    'A vote cannot be taken back.\nBetween passing and carrying out lies a waiting time; whoever disagrees can leave meanwhile.',
  daoProposal_numbers: 'Old value, new value and votes are read from the contracts at this block.',
  invite_does: 'An invitation: it keeps who invited you until you activate your address.',
  invite_risk: 'An inviter is for good. Compare the whole address with the one you were told.',
  invite_numbers: 'The address in the link is checked by its own checksum.',
  announcements_does: 'What the operator of this site has announced, pinned ones first.',
  announcements_risk:
    'Real announcements stand here. A message that asks you to send coins is a fraud.',
  announcements_numbers: 'Dates are those of publishing. Changed texts are marked.',
  announcement_does: 'One announcement, in the language you read.',
  announcement_risk: 'Links may lead to other sites. Your recovery words belong on none of them.',
  announcement_numbers:
    'Figures in a text are the words of the writer. Check them on the page they speak of.',
  announcementEdit_does:
    'Writes or changes an announcement in both languages. Only for administrators.',
  announcementEdit_risk: 'Readers act on what you write. Promise nothing that is not on the chain.',
  announcementEdit_numbers: 'Administrators are named in the settings of this server.',
} as const;
