import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import type { PayloadOf } from '../../../lib/api/call.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useWrite } from '../../../lib/use-call.ts'

type PlanQueSeElige = Pick<PayloadOf<'elegirPlan'>, 'planId' | 'beneficiosComplementarios'>

/** Chooses a plan from elsewhere, with the benefits ticked already where none are named, and goes to where it is confirmed. */
export function useElegir(prospectoId: number) {
  const navigate = useWayOn()
  const tellFailure = useTellFailure()
  const { lugar, plan } = useLugar()
  const { mutateAsync, isPending, variables } = useWrite('elegirPlan')
  const choose = async (elegido: PlanQueSeElige) => {
    try {
      await mutateAsync({ prospectoId, ...elegido, ...lugar })
      await navigate(goTo(plan, { prospectoId }))
    } catch (error) {
      await tellFailure(planesMessages.calculoFailed.text)(error)
    }
  }
  return {
    choose,
    /** The plan on its way; null: none. */
    eligiendo: isPending ? variables.payload.planId : null,
  }
}
