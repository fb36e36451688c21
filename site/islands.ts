type Module = Readonly<Record<string, unknown>>

/** Scripts that documents load by name, besides those of their islands. Knowing who is signed in needs none of these. */
export const WAKING = {
  beginDocument: () => import('./wake/beginDocument.ts'),
  hydrate: () => import('./wake/hydrate.tsx'),
  fillInAgain: () => import('./wake/fillInAgain.ts'),
  updateTimes: () => import('./wake/updateTimes.ts'),
  registerWorker: () => import('./wake/registerWorker.ts'),
  offerVersion: () => import('./wake/offerVersion.ts'),
}

/** Scripts that a page runs without waking an island (`begins` of its row). */
export const BEGINNINGS: Readonly<Record<string, () => Promise<{ begin(): void }>>> = {
  startFind: () => import('./find/startFind.ts'),
  playFilm: () => import('./pages/events/playFilm.ts'),
}

/** Islands by the name of their component, which their file exports. Each script is loaded only when its island wakes. */
export const ISLANDS: Readonly<Record<string, () => Promise<Module>>> = {
  AdminPage: () => import('./admin/AdminPage.tsx'),
  Alerts: () => import('./shell/Alerts.tsx'),
  CreateAccountPage: () => import('./account/codes/CreateAccountPage.tsx'),
  CreatePage: () => import('./create/CreatePage.tsx'),
  DetailsTools: () => import('./listing/DetailsTools.tsx'),
  EditPage: () => import('./listing/edit/EditPage.tsx'),
  FindList: () => import('./find/FindList.tsx'),
  FindMap: () => import('./find/FindMap.tsx'),
  FindPanel: () => import('./find/FindPanel.tsx'),
  Heart: () => import('./saved/Heart.tsx'),
  LiveLine: () => import('./listing/LiveLine.tsx'),
  LoginForm: () => import('./account/LoginForm.tsx'),
  LogoutButton: () => import('./account/LogoutButton.tsx'),
  MenuEditPage: () => import('./listing/edit/menu/MenuEditPage.tsx'),
  OpeningHours: () => import('./listing/place/OpeningHours.tsx'),
  OfflinePage: () => import('./offline/page/OfflinePage.tsx'),
  ResetPasswordPage: () => import('./account/codes/ResetPasswordPage.tsx'),
  SavedPage: () => import('./saved/page/SavedPage.tsx'),
  SharedMap: () => import('./saved/shared/SharedMap.tsx'),
  SignUp: () => import('./account/signup/SignUp.tsx'),
  StillMap: () => import('./find/still/StillMap.tsx'),
  SmallMap: () => import('./listing/place/SmallMap.tsx'),
  UnsubscribePage: () => import('./account/UnsubscribePage.tsx'),
}
