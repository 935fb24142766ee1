import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallName, call, type PayloadOf, type ReplyOf } from '../../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../../lib/api/errors.ts'

/** Call without a session. Returns its reply, or null when the failure is shown. */
export function usePublica() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const request = async <N extends CallName>(name: N, payload: PayloadOf<N>): Promise<ReplyOf<N> | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await call(name, payload)
    } catch (error) {
      // the whole page says that the link is over
      if (isRefusal(error, m.enlaceNoVigente.status)) await client.invalidateQueries({ queryKey: ['abrirInvitacion'] })
      setFailure(messageOf(error, m.identidadFailed.text))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { request, busy, failure }
}
