import { planesMessages } from '@alerce/contract/messages/planes'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { useConfirm, useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../components/dialogs/use-tell-failure.ts'
import { useLimpiarCotizacion } from '../../lib/sale/use-limpiar-cotizacion.ts'
import { useEnviarCotizacion, useGuardarEtapa } from './queries.ts'

/** What ends the choice of a plan (spec 2 §2): quote again, mail the quote, confirm the plan. */
export function useCierre(prospectoId: number) {
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const limpiar = useLimpiarCotizacion()
  const enviar = useEnviarCotizacion()
  const guardarEtapa = useGuardarEtapa()

  const run = (work: () => Promise<unknown>, failure: string) => work().catch(tellFailure(failure))

  const restart = () => run(() => limpiar.mutateAsync({ prospectoId }), planesMessages.limpiarFailed.text)

  const send = () =>
    run(async () => {
      await enviar.mutateAsync({ prospectoId })
      void message(planesMessages.enviada.text, 'ok')
    }, planesMessages.enviarFailed.text)

  // Once the stage is saved, /preliminar-plan itself goes on to the summary.
  const close = () =>
    run(async () => {
      const question = { title: 'Confirmar Plan', text: planesMessages.confirmar.text, accept: 'Confirmar Plan' }
      if (!(await confirm(question))) return
      await guardarEtapa.mutateAsync({ prospectoId, etapa: 'cotizacionFinalizada' })
    }, prospectoMessages.etapaSaveFailed.text)

  return {
    restart,
    send,
    close,
    restarting: limpiar.isPending,
    sending: enviar.isPending,
    closing: guardarEtapa.isPending,
  }
}
