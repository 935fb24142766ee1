import { confirmadaEn, preguntaAlConfirmar } from '@alerce/contract/messages/contrato/actualizacion'
import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useLeaveAndTell } from '../../../../components/dialogs/use-leave-and-tell.ts'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { type PrecioVisto, useConfirmarPrecio } from '../../../../components/precio/use-confirmar-precio.ts'
import { faltanDocumentos } from '../../../../lib/adjuntos/obligatorios.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useLimpiar, useLugar } from '../../../../lib/sale/lugar.tsx'
import { useEnPareja, useVenta } from '../../../../lib/sale/venta.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { revisionDe } from '../envio/revision.tsx'
import {
  useConfirmarActualizacion,
  useEnviarCotizacion,
  useGuardarEtapa,
  useGuardarEtapaUpd,
  useRevisarConfirmacion,
  useRevisarEnvio,
} from '../queries.ts'

/** Question where the letter cannot be read before it is sent. */
const SIN_REVISAR = 'La cotización se envía al correo del postulante.'

/** Shows a refusal for missing documents with their names, and goes to them. Returns whether it was that refusal. */
function useIrADocumentos(prospectoId: number) {
  const navigate = useWayOn()
  const confirm = useConfirm()
  const datos = useLugar().actualiza ? 'postulantDatanew' : 'postulantData'
  return async (error: unknown): Promise<boolean> => {
    if (!faltanDocumentos(error)) return false
    const text = error.errores.map(({ mensaje }) => `${mensaje}.`).join(' ')
    const question = { title: error.descripcion, text, accept: 'Ir a Documentos', cancel: 'Cerrar' }
    if (await confirm(question)) await navigate(goTo(datos, { prospectoId }, 'documentos'))
    return true
  }
}

/**
 * Final actions of the plan choice (spec 2 §2): quote again (`onBorrada` offers the undo), mail the quote,
 * read its sources, confirm the plan.
 */
export function useCierre(prospectoId: number, onBorrada: () => void) {
  const navigate = useWayOn()
  const message = useMessage()
  const { leave, tell } = useLeaveAndTell(goTo('tablaDatos'))
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const lugar = useLugar()
  const { data: venta } = useVenta(prospectoId)
  const confirmPrecio = useConfirmarPrecio(prospectoId)
  const irADocumentos = useIrADocumentos(prospectoId)
  const limpiar = useLimpiar()
  const enviar = useEnviarCotizacion()
  const revisar = useRevisarEnvio()
  const reviews = useOffers('revisarEnvioCotizacion')
  const guardarEtapa = useGuardarEtapa()
  const guardarEtapaUpd = useGuardarEtapaUpd()
  const confirmar = useConfirmarActualizacion(leave)
  const revisarConfirmacion = useRevisarConfirmacion()
  const enPareja = useEnPareja(prospectoId)

  const run = (work: () => Promise<unknown>, failure: string) => work().catch(tellFailure(failure))

  const restart = () =>
    run(async () => {
      await limpiar.mutateAsync({ prospectoId })
      onBorrada()
    }, planesMessages.limpiarFailed.text)

  const send = () =>
    run(async () => {
      const question = { title: 'Enviar Cotizacion', text: planesMessages.revisarEnvio.text, accept: 'Enviar' }
      const preview = reviews
        ? { preview: revisionDe(await revisar.mutateAsync({ prospectoId })) }
        : { text: SIN_REVISAR }
      const sent = await confirm({ ...question, ...preview }, () => enviar.mutateAsync({ prospectoId }))
      if (sent) void message(planesMessages.enviada.text, 'ok')
    }, planesMessages.enviarFailed.text)

  /** Moves a pair with a chosen plan to the compensation step. */
  const aCompensar = async () => {
    const etapa = { prospectoId, etapa: 'resumenCotizacionCompensado' } as const
    await (lugar.actualiza ? guardarEtapaUpd.mutateAsync(etapa) : guardarEtapa.mutateAsync(etapa))
    await navigate(goTo(lugar.pactada, { prospectoId }))
  }

  const aLaUltima = async (enPantalla: PrecioVisto | undefined) => {
    let dicho = ''
    const hecha = await confirmPrecio(
      null,
      async (visto) => {
        const totales = visto === undefined ? {} : { totalVisto: visto }
        const { estado } = await confirmar.mutateAsync({ prospectoId, ...totales })
        dicho = confirmadaEn(estado)
      },
      enPantalla,
    )
    if (hecha) await tell(dicho)
  }

  // Once the stage is saved, /preliminar-plan itself goes on to the summary.
  const alResumen = (enPantalla: PrecioVisto | undefined) =>
    confirmPrecio(
      null,
      (visto) =>
        guardarEtapa.mutateAsync({
          prospectoId,
          etapa: 'cotizacionFinalizada',
          ...(visto === undefined ? {} : { totalVisto: visto }),
        }),
      enPantalla,
    )

  /** Reports missing data before the question. The update of a pair is confirmed at the compensation step. */
  const checkBefore = async () => {
    if (!enPareja || !lugar.actualiza) await revisarConfirmacion.mutateAsync({ prospectoId })
  }

  /** Goes to the sources of the plan, which are read before it is confirmed. */
  const close = () =>
    run(async () => {
      try {
        await checkBefore()
        await navigate(goTo(lugar.plan, { prospectoId, confirma: true }))
      } catch (error) {
        if (!(await irADocumentos(error))) throw error
      }
    }, prospectoMessages.etapaSaveFailed.text)

  /** `enPantalla`: price on screen. */
  const confirmIt = (enPantalla: PrecioVisto | undefined) =>
    run(async () => {
      try {
        if (enPareja) await aCompensar()
        else await (lugar.actualiza ? aLaUltima(enPantalla) : alResumen(enPantalla))
      } catch (error) {
        if (!(await irADocumentos(error))) throw error
      }
    }, prospectoMessages.etapaSaveFailed.text)

  const alConfirmar = lugar.actualiza ? preguntaAlConfirmar(venta?.dsFirmada ?? false) : planesMessages.confirmar.text

  return {
    restart,
    send,
    close,
    confirmIt,
    /** Effect of confirming, shown before the act. */
    advertencia: enPareja ? compensacionMessages.confirmarPlan.text : alConfirmar,
    restarting: limpiar.isPending,
    sending: revisar.isPending || enviar.isPending,
    closing: revisarConfirmacion.isPending,
    confirming: guardarEtapa.isPending || guardarEtapaUpd.isPending || confirmar.isPending,
    enPareja,
  }
}
