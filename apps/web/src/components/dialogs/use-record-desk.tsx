import { useState } from 'react'
import { useOpenRecord } from '../../lib/use-open-record.ts'
import { Notice } from '../feedback/notice.tsx'
import { type Secret, SecretDialog } from './secret-dialog.tsx'

/** A list whose records open in a dialog over it: which one is open, what was done, and a secret that is shown once. */
export function useRecordDesk(param: string) {
  const { openId, isNew, openNew, close } = useOpenRecord(param)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [done, setDone] = useState<string | null>(null)
  return {
    openId,
    isNew,
    close,
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
    secretDialog: secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />,
  }
}
