import { createAccount } from './account/codes/createAccount.page.tsx'
import { resetPassword } from './account/codes/resetPassword.page.tsx'
import { login } from './account/login.page.tsx'
import { signup } from './account/signup/signup.page.tsx'
import { unsubscribe } from './account/unsubscribe.page.tsx'
import { admin } from './admin/admin.page.tsx'
import { create } from './create/create.page.tsx'
import { embed } from './find/embed/embed.page.tsx'
import { find } from './find/find.page.tsx'
import { kitchenCard } from './kitchenCard/kitchenCard.page.tsx'
import { kitchenCards } from './kitchenCard/kitchenCards.page.tsx'
import { details } from './listing/details.page.tsx'
import { edit } from './listing/edit/edit.page.tsx'
import { editMenu } from './listing/edit/menu/editMenu.page.tsx'
import { offline } from './offline/offline.page.tsx'
import type { Page } from './page.ts'
import { about } from './pages/about.page.tsx'
import { consulting } from './pages/consulting.page.tsx'
import { contact } from './pages/contact.page.tsx'
import { developers } from './pages/developers.page.tsx'
import { events } from './pages/events/events.page.tsx'
import { explore } from './pages/explore.page.tsx'
import { failed } from './pages/failed.page.ts'
import { notFound } from './pages/notFound.page.ts'
import { saved } from './saved/saved.page.tsx'
import { sharedList } from './saved/shared/sharedList.page.tsx'

/** Every page of the site. The first page whose path matches answers. */
export const PAGES: readonly Page[] = [
  find,
  details,
  explore,
  about,
  contact,
  events,
  consulting,
  developers,
  kitchenCards,
  kitchenCard,
  login,
  signup,
  createAccount,
  resetPassword,
  unsubscribe,
  saved,
  offline,
  sharedList,
  admin,
  create,
  editMenu,
  edit,
  embed,
  notFound,
  failed,
]
