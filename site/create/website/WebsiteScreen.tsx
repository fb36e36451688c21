import '../createForm.css'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { t } from '../../../languages/t.ts'
import {
  MAX_NAME_LENGTH,
  MAX_WEBSITE_LENGTH,
} from '../../../worker/contract/restaurants/restaurantLimits.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { withoutScheme } from '../../api/adding/builder.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { LabelNote } from '../../ui/form/LabelNote.tsx'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { useIsHere } from '../../ui/form/useIsHere.ts'
import { ADDRESS } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import { beginNamed } from '../draft/offered.ts'
import { StepBar } from '../StepBar.tsx'
import { StepPage } from '../StepPage.tsx'
import { WEBSITE_PATTERN, WEBSITE_TITLE } from '../websitePattern.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { Reading } from './Reading.tsx'
import { readFromWebsite, stopReading } from './reading.ts'

/** /create/v2/search: the menu's website. */
export function WebsiteScreen() {
  const { flow, shown } = useCreateFlow()
  const { user } = useAuth()
  const [, navigate] = useLocation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const toFirstInvalid = useFirstInvalid(form)
  const [problem, setProblem] = useState('')
  const { draft, reading } = shown
  usePrefilledName()
  const isHere = useIsHere()
  // A website also gives the place, which a person who leaves will give otherwise. Photos give only the menu, which may come
  // later.
  useEffect(
    () => () => {
      if (flow.state.reading === 'website') stopReading(flow)
    },
    [flow],
  )

  const submitWebsite = async () => {
    if ((await readFromWebsite(flow)) && isHere()) navigate(ADDRESS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reading !== null) return
    const isValid = form.current?.checkValidity() ?? false
    setProblem(isValid ? '' : t('Please enter {what}', { what: t(WEBSITE_TITLE) }))
    if (isValid) void submitWebsite()
    else toFirstInvalid()
  }
  const isStill = reading === null
  return (
    <StepPage
      title={t('Add a restaurant')}
      lead={t('Give us its website, and we read the menu for you. You check what we found.')}
    >
      <form id={id} ref={form} className="create-form" onSubmit={submit} noValidate>
        <Field
          label={t('Website')}
          name="website"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="https://www.example.com"
          pattern={WEBSITE_PATTERN}
          title={t(WEBSITE_TITLE)}
          required
          maxLength={MAX_WEBSITE_LENGTH}
          value={draft.website}
          error={problem}
          onChange={({ target }) => {
            setProblem('')
            // The website being read is another one.
            if (reading === 'website') stopReading(flow)
            change(flow, { website: target.value })
          }}
        />
        <Field
          label={
            <>
              {t('Name')}
              <LabelNote>{t('optional')}</LabelNote>
            </>
          }
          name="name"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={draft.name}
          onChange={({ target }) => change(flow, { name: target.value })}
        />
        <Reading
          words={
            reading === 'website'
              ? t('Reading {site} and its menu. This can take ten seconds.', {
                  site: withoutScheme(draft.website),
                })
              : ''
          }
          onStop={() => {
            stopReading(flow)
            navigate(ADDRESS)
          }}
        />
      </form>
      {mayUse(user, ['beta', 'admin']) && <PhotoPicker />}
      <StepBar>
        <Button disabled={!isStill} onClick={() => navigate(ADDRESS)}>
          {t("No website / I don't know it")}
        </Button>
        <Button
          type="submit"
          form={id}
          look="primary"
          disabled={!isStill || draft.website.trim() === ''}
          data-busy={reading === 'website' || undefined}
        >
          {t('Find Restaurant')}
        </Button>
      </StepBar>
    </StepPage>
  )
}

/** Takes a name from the link and removes it from the address, so that a reload does not set it again. */
function usePrefilledName(): void {
  const { flow } = useCreateFlow()
  const [path, navigate] = useLocation()
  const name = new URLSearchParams(useSearch()).get('name')?.trim().slice(0, MAX_NAME_LENGTH) ?? ''
  useEffect(() => {
    if (name === '') return
    beginNamed(flow, name)
    navigate(path, { replace: true })
  }, [flow, name, path, navigate])
}
