import { common } from '@alerce/contract/messages/common'
import { useEffect, useRef } from 'react'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { whenPageIsOld } from '../../../lib/api/session-token.ts'

/** Another session began in this browser, and this page did not hear of it: it is offered to be loaded again. */
export function useOldPage(): void {
  const message = useMessage()
  const telling = useRef(false)
  useEffect(
    () =>
      whenPageIsOld(() => {
        if (telling.current) return
        telling.current = true
        void message(common.csrf.text, 'info', 'Recargar').then((reload) => {
          telling.current = false
          if (reload) window.location.reload()
        })
      }),
    [message],
  )
}
