import '../../ui/card.css'
import '../../ui/hint.css'
import './MatchScreen.css'
import { useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { listCuisines } from '../../../worker/contract/restaurants/cuisineNames.ts'
import { findMatch } from '../../api/adding/creating.ts'
import { hasStatus } from '../../api/client.ts'
import { newDish } from '../../listing/edit/dishes/dishActions.ts'
import { Button } from '../../ui/Button.tsx'
import { useAnnounced } from '../../ui/useAnnounced.ts'
import { BUILD, SEARCH } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change, draftNow } from '../draft/createFlow.ts'
import { withoutCopied } from '../draft/placeDraft.ts'
import { StepBar } from '../StepBar.tsx'
import { StepPage } from '../StepPage.tsx'

/** /create/match: a restaurant of the same name may have the same menu. */
export function MatchScreen() {
  const { flow, shown } = useCreateFlow()
  const [, navigate] = useLocation()
  const { name, place } = shown.draft
  const isBegun = name.trim() !== '' && place !== null
  const match = useMatch()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (match !== null) title.current?.focus()
  }, [match])
  const searching = useAnnounced(t('SEARCHING'))
  if (!isBegun) return <Redirect to={SEARCH} replace />
  if (match === null) {
    return (
      <StepPage title={name.trim()}>
        <p className="create-searching" role="status">
          {searching}
        </p>
      </StepPage>
    )
  }
  const copy = () => {
    const copied = {
      cuisine: [...match.cuisine],
      dishes: match.veganOptions.map(({ option, description }) => newDish(option, description)),
    }
    change(flow, { ...structuredClone(copied), copied: { ...copied, name: name.trim() } })
    navigate(BUILD)
  }
  const skip = () => {
    change(flow, withoutCopied(draftNow(flow)))
    navigate(BUILD)
  }
  return (
    <StepPage title={name.trim()}>
      <section className="card match" aria-labelledby="match-title">
        <h2 id="match-title" ref={title} tabIndex={-1}>
          {t('Take over cuisine and vegan options from {name}?', { name: match.name })}
        </h2>
        <p className="hint">
          {[listCuisines(match.cuisine), match.address ?? ''].filter(Boolean).join(' · ')}
        </p>
        <ul className="match-dishes">
          {match.veganOptions.map(({ option, description, index }) => (
            <li key={index} dir="auto">
              <strong>{option}</strong> {description}
            </li>
          ))}
        </ul>
      </section>
      <StepBar back={SEARCH}>
        <Button onClick={skip}>{t('No')}</Button>
        <Button look="primary" onClick={copy}>
          {t('Yes')}
        </Button>
      </StepBar>
    </StepPage>
  )
}

/** The match for the draft's name; null while it is searched. Without one the next step follows. */
function useMatch(): Restaurant | null {
  const { flow } = useCreateFlow()
  const [, navigate] = useLocation()
  const [match, setMatch] = useState<Restaurant | null>(null)
  useEffect(() => {
    const { name, place } = flow.state.draft
    if (name.trim() === '' || place === null) return
    const goOn = () => navigate(BUILD, { replace: true })
    const goOnWithout = () => {
      change(flow, withoutCopied(draftNow(flow)))
      goOn()
    }
    flow.calls
      .run('match', (signal) => findMatch(name.trim(), signal).then((found) => ({ found })))
      .then((answer) => {
        if (answer === null) return
        if (answer.found === null) goOnWithout()
        else setMatch(answer.found)
      })
      .catch((error) => {
        // The session has ended, so the login page follows.
        if (hasStatus(error, 401)) return
        // A failed search says nothing against what was accepted for this name.
        if (flow.state.draft.copied?.name === name.trim()) goOn()
        else goOnWithout()
      })
    return () => flow.calls.cancel('match')
  }, [flow, navigate])
  return match
}
