import { emisionMessages } from '@alerce/contract/messages/contrato/documentos'
import { mandatoMessages } from '@alerce/contract/messages/contrato/mandato'
import { messageOf } from '../lib/api/errors.ts'
import { Halt } from '../lib/api/must.ts'
import { useOffers } from '../lib/session/session.ts'
import { useWrite } from '../lib/use-call.ts'
import { useConfirm, useMessage } from './dialogs/dialogs-provider.tsx'
import { useTellFailure } from './dialogs/use-tell-failure.ts'

/** Shows why a sale is stopped; while it waits for the payment mandate, its dialog can send the applicant's link. */
export function useDecirDetencion(): (error: unknown, prospectoId: number, fallback: string) => Promise<unknown> {
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const { mutateAsync: reenviar } = useWrite('reenviarEnlaceMandato')
  const resends = useOffers('reenviarEnlaceMandato')

  const offerEnlace = async (text: string, prospectoId: number) => {
    const question = { text, accept: 'Enviar enlace al postulante', cancel: 'Cerrar' }
    try {
      if (await confirm(question, () => reenviar({ prospectoId })))
        await message(mandatoMessages.enlaceEnviado.text, 'ok')
    } catch (error) {
      await tellFailure(mandatoMessages.enlaceNoEnviado.text)(error)
    }
  }

  return async (error, prospectoId, fallback) => {
    if (!(error instanceof Halt)) return await message(messageOf(error, fallback))
    if (!resends || error.codigo !== emisionMessages.mandatoFaltante.code) return await message(error.message)
    return await offerEnlace(error.message, prospectoId)
  }
}
