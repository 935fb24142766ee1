import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { VentaConPapeles, VentasAFirmar } from '../leer-ventas.ts'

/**
 * The sales that a decision of the desk ends or hands back: of a pair both, in the order of their prospects. 409 where
 * they do not wait there: somebody else has decided.
 */
export function exigirEnLaMesa({ suya, otra }: VentasAFirmar): VentaConPapeles[] {
  const ventas = [suya, otra].flatMap((una) =>
    una?.declaracion ? [{ prospecto: una.prospecto, declaracion: una.declaracion }] : [],
  )
  ensure(
    ventas.every(({ declaracion }) => seHace('aceptarFirmas', declaracion)),
    m.noEspera,
  )
  return ventas.toSorted((a, b) => a.prospecto.id - b.prospecto.id)
}
