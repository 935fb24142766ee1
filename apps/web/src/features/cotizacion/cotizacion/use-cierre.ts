import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { createElement } from 'react'
import { useNavigate } from 'react-router'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { type ApiRefusal, isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLimpiarCotizacion } from '../../../lib/sale/use-limpiar-cotizacion.ts'
import { useEnPareja } from '../../../lib/sale/venta.ts'
import { Revision } from './envio/revision.tsx'
import { useEnviarCotizacion, useGuardarEtapa, useRevisarEnvio } from './queries.ts'

const faltanDocumentos = (error: unknown): error is ApiRefusal =>
  isRefusal(error, 422) && error.codigo === documentosPostulanteMessages.obligatorios.code

/** What ends the choice of a plan (spec 2 §2): quote again, which `onBorrada` lets undo, mail the quote, confirm the plan. */
export function useCierre(prospectoId: number, onBorrada: () => void) {
  const navigate = useNavigate()
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const limpiar = useLimpiarCotizacion()
  const enviar = useEnviarCotizacion()
  const revisar = useRevisarEnvio()
  const guardarEtapa = useGuardarEtapa()
  const enPareja = useEnPareja(prospectoId)

  const run = (work: () => Promise<unknown>, failure: string) => work().catch(tellFailure(failure))

  const restart = () =>
    run(async () => {
      await limpiar.mutateAsync({ prospectoId })
      onBorrada()
    }, planesMessages.limpiarFailed.text)

  const send = () =>
    run(async () => {
      const carta = await revisar.mutateAsync({ prospectoId })
      const question = { title: 'Enviar Cotizacion', text: planesMessages.revisarEnvio.text, accept: 'Enviar' }
      const preview = createElement(Revision, carta)
      const sent = await confirm({ ...question, preview }, () => enviar.mutateAsync({ prospectoId }))
      if (sent) void message(planesMessages.enviada.text, 'ok')
    }, planesMessages.enviarFailed.text)

  // What is missing stands where it is put right, with the applicant's data.
  const irADocumentos = async ({ descripcion, errores }: ApiRefusal) => {
    const text = errores.map(({ mensaje }) => `${mensaje}.`).join(' ')
    if (await confirm({ title: descripcion, text, accept: 'Ir a Documentos', cancel: 'Cerrar' }))
      await navigate(goTo('postulantData', { prospectoId }))
  }

  // Once the stage is saved, /preliminar-plan itself goes on to the summary.
  const close = () =>
    run(async () => {
      const { text } = enPareja ? compensacionMessages.confirmarPlan : planesMessages.confirmar
      const etapa = enPareja ? 'resumenCotizacionCompensado' : 'cotizacionFinalizada'
      const question = { title: 'Confirmar Plan', text, accept: 'Confirmar Plan' }
      try {
        await confirm(question, () => guardarEtapa.mutateAsync({ prospectoId, etapa }))
      } catch (error) {
        if (!faltanDocumentos(error)) throw error
        await irADocumentos(error)
      }
    }, prospectoMessages.etapaSaveFailed.text)

  return {
    restart,
    send,
    close,
    restarting: limpiar.isPending,
    sending: revisar.isPending || enviar.isPending,
    closing: guardarEtapa.isPending,
    enPareja,
  }
}
