import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { VentaConPapeles, VentasAFirmar } from '../leer-ventas.ts'
import { estaEnLaMesa } from '../read-model.ts'

/**
 * The sales that a decision of the desk ends or hands back: of a pair both, in the order of their prospects. 409 where
 * they do not wait there: somebody else has decided, or nobody asked the desk.
 */
export async function exigirEnLaMesa(
  { tx }: Pick<Context, 'tx'>,
  { suya, otra }: VentasAFirmar,
): Promise<VentaConPapeles[]> {
  const ventas = [suya, otra].flatMap((una) =>
    una?.declaracion ? [{ prospecto: una.prospecto, declaracion: una.declaracion }] : [],
  )
  for (const { declaracion } of ventas)
    ensure(seHace('aceptarFirmas', declaracion) && (await estaEnLaMesa(tx, declaracion.id)), m.noEspera)
  return ventas.toSorted((a, b) => a.prospecto.id - b.prospecto.id)
}
