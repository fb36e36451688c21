import '../ui/page.css'
import './account.css'
import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { LoginForm } from './LoginForm.tsx'

export const login: Page = {
  name: 'login',
  paths: ['/login'],
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Login | Sprig'),
    description: t('Log in to add restaurants and dishes, and to manage the restaurants you own.'),
  }),
  View: LoginPage,
}

function LoginPage() {
  return (
    <div className="page account">
      <header className="page-head">
        <h1>{t('Welcome back')}</h1>
        <p className="lead">
          {t('Log in to add restaurants and dishes, and to manage the restaurants you own.')}
        </p>
      </header>
      <Island of={LoginForm} when="touch" />
    </div>
  )
}
