import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { messageOf } from '../../lib/api/errors.ts'
import { readOptions } from '../../lib/api/read-options.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useRead } from '../../lib/use-call.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

/** Whether the typed RUT belongs to a holder in force. Queried once it is complete. */
export function useTitularVigente(typed: string): boolean {
  const Rut = normalizaRut(typed) ?? ''
  const { data = false } = useRead('validarTitularVigenteRut', { Rut }, { enabled: Rut !== '' })
  return Rut !== '' && data
}

/**
 * Checks each RUT before a save; a holder in force is refused at the field. Without an answer nothing is saved, and its
 * own text says so (spec 1 §8, Rut check failure).
 */
export function useRevisarRuts() {
  const message = useMessage()
  return async (ruts: readonly string[]): Promise<boolean> => {
    const escritos = ruts.flatMap((typed) => normalizaRut(typed) ?? [])
    try {
      await Promise.all(escritos.map((Rut) => queryClient.fetchQuery(readOptions('validarTitularVigenteRut', { Rut }))))
      return true
    } catch (error) {
      await message(messageOf(error, prospectoMessages.rutCheckFailed.text))
      return false
    }
  }
}
