import type { UF } from '@alerce/domain/base/dinero/tipos'
import { goTo } from '../../lib/routes.ts'
import { useLugar } from '../../lib/sale/lugar.tsx'
import { useLoQueRige } from '../../lib/sale/su-actualizacion.ts'
import { ButtonLink } from '../actions/button-link.tsx'
import { Notice } from '../feedback/notice.tsx'
import { diferencia } from '../precio/diferencia.ts'
import { AmountPesos, AmountUF } from '../values/amounts.tsx'

interface RigeProps {
  readonly prospectoId: number
  /** Total of the update's quote; null while nothing is chosen. */
  readonly total: UF | null
}

/** For an update: the plan in force until confirmation, and the difference of the new one. For a sale: nothing. */
export const Rige = (props: RigeProps) => (useLugar().actualiza ? <LoQueRige {...props} /> : null)

function LoQueRige({ prospectoId, total }: RigeProps) {
  const { data: rige } = useLoQueRige(prospectoId)
  const suya = (
    <ButtonLink kind="quiet" to={goTo('postulantDatanew', { prospectoId })}>
      Ver o descartar la actualización
    </ButtonLink>
  )
  return (
    <Notice tone="info" actions={suya}>
      Cotiza una actualización: hasta confirmarla nada cambia.{' '}
      {rige && (
        <>
          Hoy rige <b>{rige.nombrePlan || rige.codigoPlan}</b>, <AmountUF value={rige.totalUF} /> ·{' '}
          <AmountPesos value={rige.totalPesos} />.
          {total !== null && ` Lo elegido cuesta ${diferencia(rige.totalUF, total, 'lo que rige')}.`}
        </>
      )}
    </Notice>
  )
}
