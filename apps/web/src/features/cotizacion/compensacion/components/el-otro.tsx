import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import type { ResumenCompensado } from '../queries.ts'

/** Leads to the other of a pair: of a sale to both of them, of an update to where the other is quoted in it. */
export function ElOtro({ resumen: { prospectoId, otorga, afiliados } }: { readonly resumen: ResumenCompensado }) {
  const { actualiza, plan, pactada } = useLugar()
  const otro = afiliados.find((uno) => uno.prospectoId !== prospectoId)
  if (!actualiza || !otro)
    return (
      <ButtonLink kind="quiet" to={goTo('pareja', { prospectoId })}>
        Ver la pareja
      </ButtonLink>
    )
  return (
    <ButtonLink kind="quiet" to={goTo(otorga ? plan : pactada, { prospectoId: otro.prospectoId })}>
      {otorga ? 'Cotizar a quien recibe' : 'Ir a quien otorga'}
    </ButtonLink>
  )
}
