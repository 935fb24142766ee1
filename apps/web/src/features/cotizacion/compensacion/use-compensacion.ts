import { actualizacionMessages } from '@alerce/contract/messages/contrato/actualizacion'
import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { isRefusal, isStale } from '../../../lib/api/errors.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLimpiar, useLugar } from '../../../lib/sale/lugar.tsx'
import { type ResumenCompensado, useGuardarCompensacion } from './queries.ts'
import { useSeguir } from './use-seguir.ts'
import { type CompensacionForm, cierreDelMonto, montoGuardado, montoQueCabe, reglasDe } from './values.ts'

/**
 * Actions of the summary of a pair: keep the amount, go on, or choose again. A stale summary is refused by its version,
 * reported and read again.
 */
export function useCompensacion(resumen: ResumenCompensado) {
  const { prospectoId, version } = resumen
  const { actualiza, llamada, plan } = useLugar()
  const client = useQueryClient()
  const navigate = useWayOn()
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const guardar = useGuardarCompensacion()
  const limpiar = useLimpiar()
  // nobody but the giver types one, and only while it is open
  const form = useAlerceForm<CompensacionForm>({
    name: cierreDelMonto(resumen) === null ? `compensacion:${prospectoId}` : null,
    initial: { valorCompensacion: montoGuardado(resumen) },
    rules: reglasDe(resumen),
  })

  const failed = (texto: string) => async (error: unknown) => {
    // A stale refusal has already read the summary again
    if (isRefusal(error) && !isStale(error))
      void client.invalidateQueries({ queryKey: [llamada('obtenerResumenPlanCompensado')] })
    await tellFailure(texto)(error)
  }

  const keep = form.submit(
    ({ valorCompensacion }) =>
      guardar.mutateAsync({ prospectoId, afiliados: [{ prospectoId, valorCompensacion }], version }),
    failed(m.calculoFailed.text),
    () => message(m.guardada.text, 'ok'),
  )

  const { goOn, going } = useSeguir(resumen, form, failed)

  const goBack = async () => {
    const text = (actualiza ? actualizacionMessages.volver : m.volver).text
    const question = { title: 'Volver a elegir plan', text, accept: 'Volver a elegir' }
    try {
      const gone = await confirm(question, () => limpiar.mutateAsync({ prospectoId }))
      if (gone) await navigate(goTo(plan, { prospectoId }))
    } catch (error) {
      await failed(planesMessages.limpiarFailed.text)(error)
    }
  }

  return {
    form,
    tecleado: montoQueCabe(resumen, form.values.valorCompensacion),
    keep,
    goOn,
    goBack: () => void goBack(),
    keeping: guardar.isPending,
    going,
    busy: guardar.isPending || going || limpiar.isPending,
  }
}
