import './Health.css'
import '../../ui/card.css'
import { type ReactNode, useId } from 'react'
import { t } from '../../../languages/t.ts'
import { HOUR_MS } from '../../../worker/contract/durations.ts'
import type { HealthReport } from '../../../worker/contract/health.ts'
import { readableMoment } from '../../listing/readableTime.ts'
import { Figures } from './Figures.tsx'
import { countOf, sizeOf } from './words.ts'

/** A day and some hours. */
const LATE_MS = 26 * HOUR_MS

export function HealthGroups({ report }: { report: HealthReport }) {
  return (
    <div className="health-groups">
      <MailGroup {...report.mail} />
      <NightGroup nightly={report.nightly} now={report.at} />
      <LimitsGroup {...report.limits} hasCounters={report.hasCounters} />
      <PlacesGroup {...report.placeServices} />
      <SizesGroup {...report.sizes} />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="health-group card" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

function MailGroup({ waiting, waitingSince, failed }: HealthReport['mail']) {
  return (
    <Group title={t('Mail')}>
      <p>
        {waitingSince === null
          ? t('No mail is waiting.')
          : t(
              '{mails, plural, one {1 mail is waiting, since {since}.} other {{mails} mails are waiting, the oldest since {since}.}}',
              { mails: waiting, since: readableMoment(waitingSince) },
            )}
      </p>
      {failed.length === 0 ? (
        <p>{t('No mail has failed in the last 30 days.')}</p>
      ) : (
        <Figures
          caption={t('Given up in the last 30 days')}
          columns={[t('Reason'), t('Mails')]}
          rows={failed.map(({ reason, mails }) => ({ name: reason, numbers: [mails] }))}
        />
      )}
    </Group>
  )
}

function NightGroup({ nightly, now }: { nightly: HealthReport['nightly']; now: string }) {
  const { backup, openData } = nightly
  return (
    <Group title={t('Nightly runs')}>
      <p>
        {backup === null
          ? t('There is no copy of the database yet.')
          : t('Copy of the database: {time}, {size}. Copies kept: {kept}.', {
              time: readableMoment(backup.at),
              size: sizeOf(backup.bytes),
              kept: countOf(backup.kept),
            })}
      </p>
      <Late at={backup?.at} now={now} />
      <p>
        {openData === null
          ? t('There is no open data yet.')
          : t('Open data: {time}, {size}.', {
              time: readableMoment(openData.at),
              size: sizeOf(openData.bytes),
            })}
      </p>
      <Late at={openData?.at} now={now} />
    </Group>
  )
}

function Late({ at, now }: { at: string | undefined; now: string }) {
  if (at === undefined || Date.parse(now) - Date.parse(at) < LATE_MS) return null
  return (
    <p className="health-late">
      {t('That is more than a day ago: the last run failed or did not take place.')}
    </p>
  )
}

function LimitsGroup({
  counted,
  refused,
  hasCounters,
}: HealthReport['limits'] & Pick<HealthReport, 'hasCounters'>) {
  return (
    <Group title={t('Limits')}>
      {counted.length === 0 ? (
        <p>{t('Nothing is counted just now.')}</p>
      ) : (
        <Figures
          caption={t('Counted just now')}
          columns={[t('Kind'), t('Counters'), t('Highest count')]}
          rows={counted.map(({ kind, keys, highest }) => ({
            name: kind,
            numbers: [keys, highest],
          }))}
        />
      )}
      {refused.length === 0 ? (
        <p>{t('Nobody was refused for missing rights in the last 24 hours.')}</p>
      ) : (
        <Figures
          caption={t('Refused for missing rights in the last 24 hours')}
          columns={[t('Call'), t('Times')]}
          rows={refused.map(({ call, times }) => ({ name: call, numbers: [times] }))}
        />
      )}
      <p className="health-note">
        {hasCounters
          ? t(
              'How long calls take, and what the limits of a minute refuse, is in Analytics Engine, which this page cannot read: docs/operations.md says how to ask it.',
            )
          : t(
              'How long calls take, and what the limits of a minute refuse, is counted in a deployment only.',
            )}
      </p>
    </Group>
  )
}

function SizesGroup({ databaseBytes, tables }: HealthReport['sizes']) {
  return (
    <Group title={t('Sizes')}>
      <p>{t('The database holds {size}.', { size: sizeOf(databaseBytes) })}</p>
      <Figures
        columns={[t('Table'), t('Rows')]}
        rows={tables.map(({ name, rows }) => ({ name, numbers: [rows] }))}
      />
    </Group>
  )
}

function PlacesGroup({ callsADay, services }: HealthReport['placeServices']) {
  return (
    <Group title={t('Place services')}>
      {services.length === 0 && <p>{t('No place service has been called.')}</p>}
      {services.map(({ name, callsToday, pausedUntil }) => (
        <div key={name}>
          <p>
            {t('{name}: {calls} of {most} calls today.', {
              name,
              calls: countOf(callsToday),
              most: countOf(callsADay),
            })}
          </p>
          {pausedUntil && (
            <p className="health-late">
              {t('It failed and is not called before {time}.', {
                time: readableMoment(pausedUntil),
              })}
            </p>
          )}
        </div>
      ))}
    </Group>
  )
}
