import { createAccount } from './account/codes/createAccount.page.ts'
import { resetPassword } from './account/codes/resetPassword.page.ts'
import { login } from './account/login.page.ts'
import { signup } from './account/signup/signup.page.ts'
import { unsubscribe } from './account/unsubscribe.page.ts'
import { admin } from './admin/admin.page.ts'
import { create } from './create/create.page.ts'
import { find } from './find/find.page.ts'
import { details } from './listing/details.page.tsx'
import { edit } from './listing/edit/edit.page.ts'
import { editMenu } from './listing/edit/menu/editMenu.page.ts'
import type { Page } from './page.ts'
import { about } from './pages/about.page.tsx'
import { consulting } from './pages/consulting.page.tsx'
import { contact } from './pages/contact.page.tsx'
import { events } from './pages/events/events.page.tsx'
import { explore } from './pages/explore.page.tsx'
import { failed } from './pages/failed.page.ts'
import { notFound } from './pages/notFound.page.ts'

/** Every page of the site. The first whose path fits answers. */
export const PAGES: readonly Page[] = [
  find,
  details,
  explore,
  about,
  contact,
  events,
  consulting,
  login,
  signup,
  createAccount,
  resetPassword,
  unsubscribe,
  admin,
  create,
  editMenu,
  edit,
  notFound,
  failed,
]
