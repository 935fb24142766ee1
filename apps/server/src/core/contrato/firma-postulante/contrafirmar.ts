import type { Context } from '../../use-case.ts'
import { leerVentas } from '../firmados/leer-ventas.ts'
import { suscribirContrato } from '../firmados/suscripcion/suscribir-contrato.ts'
import { primerPagoMirado } from '../primer-pago/read-model.ts'

/**
 * The insurer signs after its applicant: nobody has to look at a paper that nobody could change, but the desk looks at
 * the first payment of who pays without an employer before there is a contract. A pair ends together, when the second of
 * the two has signed. Its caller holds the rows.
 */
export async function contrafirmar(ctx: Context, identificador: number): Promise<void> {
  const { suya, otra } = await leerVentas(ctx, identificador)
  const ventas = [suya, ...(otra ? [otra] : [])]
  const firmadas = ventas.flatMap(({ prospecto, declaracion }) =>
    declaracion?.etapa === 'firmaIsapre' ? [{ prospecto, declaracion }] : [],
  )
  if (firmadas.length < ventas.length) return
  for (const { declaracion } of firmadas) if (!(await primerPagoMirado(ctx.tx, declaracion))) return
  for (const venta of firmadas.toSorted((a, b) => a.prospecto.id - b.prospecto.id))
    await suscribirContrato(ctx, venta, 'contratoElectronico')
}
