import '../ui/page.css'
import './ExplorePage.css'
import { useState } from 'react'
import { Link } from 'wouter'
import type { PageMeta, PageProps } from '../../worker/contract/page/page.ts'
import { citiesByState, cityPath } from '../../worker/contract/places/cities.ts'
import { SignUpForm } from '../account/signup/SignUpForm.tsx'
import { ThankYou } from '../account/signup/ThankYou.tsx'
import { PageHead } from './PageHead.tsx'

export const meta: PageMeta = {
  title: 'Explore vegan food by city | Sprig',
  description:
    'The cities Sprig looks after most closely, from Flagstaff to Cape Cod. Pick one and see its vegan restaurants, dishes and food trucks on a map.',
}

export function ExplorePage({ input }: PageProps) {
  const [thanked, setThanked] = useState('')
  return (
    <div className="page">
      {thanked && <ThankYou key={thanked} email={thanked} />}
      <PageHead title="Where are you hungry?">
        The map reaches around the world. These are the areas we look after most closely.
      </PageHead>
      <ul className="states">
        {citiesByState().map(({ state, name, cities }) => (
          <li key={state} className="state">
            <h2 className="state-name">{name}</h2>
            <ul className="cities">
              {cities.map((city) => (
                <li key={city.city}>
                  <Link href={cityPath(city)} className="city-link">
                    {city.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <section className="invitation" aria-labelledby="uncovered">
        <h2 id="uncovered">Don't see your city?</h2>
        <p>
          Sign up and tell us where you live. We open accounts area by area, and where people are
          waiting is where we go next.
        </p>
        <SignUpForm turnstileSiteKey={input.turnstileSiteKey} label="Sign Up" onDone={setThanked} />
      </section>
    </div>
  )
}
