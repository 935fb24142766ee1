import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useState } from 'react'
import { type CallName, call, type PayloadOf, type ReplyOf } from '../../../../lib/api/call.ts'
import { messageOf } from '../../../../lib/api/errors.ts'

/** A call of who has no session yet: its answer, or null where the failure is told. */
export function usePublica() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const pedir = async <N extends CallName>(name: N, payload: PayloadOf<N>): Promise<ReplyOf<N> | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await call(name, payload)
    } catch (error) {
      setFailure(messageOf(error, m.identidadFailed.text))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { pedir, busy, failure }
}
