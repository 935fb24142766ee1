import { useState } from 'react'
import { LET_GO, type OnLetGo } from '../../lib/form/let-go.ts'
import { useOpenRecord } from '../../lib/use-open-record.ts'
import { Notice } from '../feedback/notice.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { useShow } from './dialogs-provider.tsx'
import { type Secret, SecretDialog } from './secret-dialog.tsx'

/** Callbacks from the dialog of a record to its list. */
export interface DeskActs {
  /** Text about the save, and a secret that is shown once. */
  readonly onSaved: (what: string | null, secret: Secret | null) => void
  readonly onSecret: (secret: Secret) => void
  readonly onClose: () => void
  /** Unsaved text was dropped with its dialog and can be restored. */
  readonly onLetGo: OnLetGo
}

/** List whose records open in a dialog: the open record, the result of the last act, and a secret shown once. */
export function useRecordDesk(param: string) {
  const { openId, isNew, openOne, openNew, close } = useOpenRecord(param)
  const showDialog = useShow()
  const [done, setDone] = useState<string | null>(null)
  const { letGo, toast } = useUndoToast(LET_GO.failed)
  const show = (secret: Secret) => showDialog((away) => <SecretDialog secret={secret} onClose={away} />)
  const onLetGo: OnLetGo = letGo(() => (openId === null ? openNew() : openOne(openId)))
  const acts: DeskActs = {
    onSaved: (what, secret) => {
      setDone(what)
      close()
      if (secret) show(secret)
    },
    onSecret: show,
    onClose: close,
    onLetGo,
  }
  return {
    openId,
    isNew,
    create: () => {
      setDone(null)
      openNew()
    },
    /** The message about the previous record no longer applies. */
    forget: () => setDone(null),
    tell: setDone,
    acts,
    notice: done && <Notice tone="info">{done}</Notice>,
    /** Toast over the list about discarded text. */
    over: toast,
  }
}
