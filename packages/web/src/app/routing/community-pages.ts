import { approvalTexts } from '../../features/approvals/texts.ts';
import { contactBookTexts } from '../../features/contacts/texts.ts';
import { daoTexts } from '../../features/dao/texts.ts';
import { energyTexts } from '../../features/energy/texts.ts';
import { profileTexts } from '../../features/profiles/texts.ts';
import { solvencyTexts } from '../../features/solvency/texts.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { rentTexts } from '../../shared/energy/texts.ts';
import { launchTexts } from '../../shared/launch/texts.ts';
import { uploadTexts } from '../../shared/uploads/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const PayfiPage = lazyPage(() =>
  import('../pages/payfi-page.tsx').then((page) => page.PayfiPage),
);
export const ContactsPage = lazyPage(
  () => import('../../features/contacts/contacts-page.tsx').then((page) => page.ContactsPage),
  contactBookTexts,
);

export const ApprovalsPage = lazyPage(
  () => import('../../features/approvals/approvals-page.tsx').then((page) => page.ApprovalsPage),
  approvalTexts,
);

export const UsersPage = lazyPage(
  () => import('../../features/profiles/users-page.tsx').then((page) => page.UsersPage),
  profileTexts,
);
export const UserPage = lazyPage(
  () => import('../../features/profiles/user-page.tsx').then((page) => page.UserPage),
  profileTexts,
  cardTexts,
  launchTexts,
);
export const ProfileEditPage = lazyPage(
  () => import('../../features/profiles/edit-page.tsx').then((page) => page.EditPage),
  profileTexts,
  uploadTexts,
);

export const EnergyPage = lazyPage(
  () => import('../../features/energy/energy-page.tsx').then((page) => page.EnergyPage),
  energyTexts,
  rentTexts,
);

export const DaoPage = lazyPage(
  () => import('../../features/dao/dao-page.tsx').then((page) => page.DaoPage),
  daoTexts,
);

export const ProposePage = lazyPage(
  () => import('../../features/dao/propose/propose-page.tsx').then((page) => page.ProposePage),
  daoTexts,
);

export const ProposalPage = lazyPage(
  () => import('../../features/dao/proposal-page.tsx').then((page) => page.ProposalPage),
  daoTexts,
);

export const SolvencyPage = lazyPage(
  () => import('../../features/solvency/solvency-page.tsx').then((page) => page.SolvencyPage),
  solvencyTexts,
);
