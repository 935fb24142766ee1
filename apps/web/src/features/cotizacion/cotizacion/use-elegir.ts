import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { useNavigate } from 'react-router'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { call } from '../../../lib/api/call.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useWork } from '../../../lib/use-call.ts'
import { useOpciones, useSeleccionado } from './queries.ts'

interface PlanQueSeElige {
  readonly planId: number
  /** Absent: those ticked already. */
  readonly codigos?: readonly number[]
}

/**
 * Chooses a plan from elsewhere and goes to where it is confirmed. One that was not suggested is chosen by hand, as in
 * flow 2 (spec 2 §4).
 */
export function useElegir(prospectoId: number) {
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const { llamada, plan } = useLugar()
  const opciones = useOpciones(prospectoId)
  const seleccionado = useSeleccionado(prospectoId)
  const work = useWork(
    async ({ planId, codigos }: PlanQueSeElige) => {
      const sugerido = opciones.data?.some((o) => o.planCotizacionId === planId)
      if (!sugerido) await call(llamada('guardarPreferencias'), { prospectoId, planId, esSugerencia: 'N' })
      const beneficiosComplementarios = [...(codigos ?? seleccionado.data?.beneficiosComplementarios ?? [])]
      await call(llamada('guardarPlanSeleccionado'), {
        prospectoId,
        planCotizacionId: planId,
        beneficiosComplementarios,
      })
    },
    [llamada('guardarPreferencias'), llamada('guardarPlanSeleccionado')],
  )
  const elegir = async (elegido: PlanQueSeElige) => {
    try {
      await work.mutateAsync(elegido)
      await navigate(goTo(plan, { prospectoId }))
    } catch (error) {
      await tellFailure(planesMessages.calculoFailed.text)(error)
    }
  }
  return {
    elegir,
    /** The plan on its way; null: none. */
    eligiendo: work.isPending ? work.variables.planId : null,
    elegido: seleccionado.data?.planCotizacionId ?? null,
    listo: opciones.data !== undefined && seleccionado.data !== undefined,
  }
}
