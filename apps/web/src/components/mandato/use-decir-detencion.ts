import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { messageOf } from '../../lib/api/errors.ts'
import { NoAvanza } from '../../lib/api/must.ts'
import { useConfirm, useMessage } from '../dialogs/dialogs-provider.tsx'
import { useReenviarEnlace } from './use-reenviar-enlace.ts'

/** Says why a sale does not go on; where it waits for the payment mandate, the applicant's link is sent from there. */
export function useDecirDetencion(): (error: unknown, prospectoId: number, fallback: string) => Promise<unknown> {
  const message = useMessage()
  const confirm = useConfirm()
  const { run } = useReenviarEnlace()
  return async (error, prospectoId, fallback) => {
    if (!(error instanceof NoAvanza)) return await message(messageOf(error, fallback))
    if (error.codigo !== carteraMessages.mandatoFaltante.code) return await message(error.message)
    if (await confirm({ text: error.message, accept: 'Enviar enlace al postulante', cancel: 'Cerrar' }))
      run(prospectoId)
  }
}
