import { useState } from 'react'
import type { OnLetGo } from '../../lib/form/let-go.ts'
import { useOpenRecord } from '../../lib/use-open-record.ts'
import { Notice } from '../feedback/notice.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { type Secret, SecretDialog } from './secret-dialog.tsx'

/** A list whose records open in a dialog over it: which one is open, what was done, and a secret that is shown once. */
export function useRecordDesk(param: string) {
  const { openId, isNew, openOne, openNew, close } = useOpenRecord(param)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { letGo, toast } = useUndoToast('No se ha podido recuperar lo escrito.')
  const onLetGo: OnLetGo = letGo(() => (openId === null ? openNew() : openOne(openId)))
  return {
    openId,
    isNew,
    close,
    /** What was written went with its dialog: it can be put back. */
    onLetGo,
    create: () => {
      setDone(null)
      openNew()
    },
    /** What was said of the one before holds no more. */
    forget: () => setDone(null),
    tell: setDone,
    show: setSecret,
    saved: (what: string | null, shown: Secret | null) => {
      setDone(what)
      setSecret(shown)
      close()
    },
    notice: done && <Notice tone="info">{done}</Notice>,
    /** Over the list: what was let go of, and a secret. */
    over: (
      <>
        {toast}
        {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      </>
    ),
  }
}
