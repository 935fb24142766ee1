import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Opcion } from '../queries.ts'
import type { Seleccion } from '../use-seleccion.ts'

interface DeOtroDiaProps extends Pick<Seleccion, 'cotizacion'> {
  /** As the server prices them now. */
  readonly opciones: readonly Opcion[]
}

/** A choice of another day keeps the price of that day, while the plans beside it show today's. */
export function DeOtroDia({ cotizacion, opciones: [hoy] }: DeOtroDiaProps) {
  if (!cotizacion || !hoy || cotizacion.fuentes.fecha === hoy.fuentes.fecha) return null
  return (
    <Notice>
      <b>Es el precio del {cotizacion.fuentes.fecha}.</b> Al confirmar se calcula el de hoy y, si es otro, se le
      pregunta; también puede elegir el plan otra vez.
    </Notice>
  )
}
