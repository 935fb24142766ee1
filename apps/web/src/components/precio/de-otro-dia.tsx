import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { Notice } from '../feedback/notice.tsx'

interface DeOtroDiaProps {
  /** Of the choice, DD-MM-YYYY. */
  readonly fecha: string
  /** As the server prices now; by the browser's clock where nothing is priced beside it. */
  readonly hoy?: string | undefined
}

/** A choice of another day keeps the price of that day, until it is confirmed. */
export function DeOtroDia({ fecha, hoy = aDDMMYYYY(todayInSantiago()) }: DeOtroDiaProps) {
  if (fecha === hoy) return null
  return (
    <Notice>
      <b>Es el precio del {fecha}.</b> Al confirmar se calcula el de hoy y, si es otro, se le pregunta; también puede
      elegir el plan otra vez.
    </Notice>
  )
}
