import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../languages/t.ts'
import { useAuth } from '../account/useAuth.ts'
import { deleteRestaurant } from '../api/restaurantEdits.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { useBusy } from '../ui/form/useBusy.ts'
import { useIsHere } from '../ui/form/useIsHere.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { forgetEdits } from './edit/persistedEdit.ts'
import { leaveDeleted, sayDeleted } from './sayDeleted.ts'

interface DeleteButtonProps {
  id: string
  name: string
  look: 'text' | 'icon'
  /** Called after deletion. Without it, the visitor is sent to the admin page. */
  onDeleted?: () => void
  /** Called when an admin has undone the deletion. */
  onRestored?: () => void
}

/** Deletes a restaurant after a confirmation. Admins can undo it. */
export function DeleteButton({ id, name, look, onDeleted, onRestored }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useBusy()
  const { user } = useAuth()
  const [, navigate] = useLocation()
  const isHere = useIsHere()

  const remove = async () => {
    try {
      await deleteRestaurant(id)
      forgetEdits(user?.id ?? '', id)
      if (onDeleted || !isHere()) {
        sayDeleted({ id, name }, onRestored)
        onDeleted?.()
      } else {
        leaveDeleted({ id, name })
        navigate('/admin')
      }
    } catch (error) {
      alertFailure(error, t('Error deleting restaurant, please try again'))
    }
  }
  const ask = () => {
    if (!isBusy) setAsking(true)
  }
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={t('Delete {name}', { name })}
          aria-disabled={isBusy || undefined}
          onClick={ask}
        >
          <PageIcon name="trash" />
        </IconButton>
      ) : (
        <Button look="danger" aria-disabled={isBusy || undefined} onClick={ask}>
          {t('Delete restaurant')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={name}
          question={t('Are you sure you want to delete')}
          yes={t('Delete')}
          no={t('Keep')}
          isDangerous
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) void run(remove)
          }}
        />
      )}
    </>
  )
}
