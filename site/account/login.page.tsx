import '../ui/page.css'
import './account.css'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { LoginForm } from './LoginForm.tsx'

export const login: Page = {
  name: 'login',
  paths: ['/login'],
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: 'Login | Sprig',
    description: 'Log in to add restaurants and dishes, and to manage the restaurants you own.',
  }),
  View: LoginPage,
}

function LoginPage() {
  return (
    <div className="page account">
      <header className="page-head">
        <h1>Welcome back</h1>
        <p className="lead">
          Log in to add restaurants and dishes, and to manage the restaurants you own.
        </p>
      </header>
      <Island of={LoginForm} when="touch" />
    </div>
  )
}
