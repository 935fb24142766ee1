import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { esperaContrafirma, etapaDeEspera } from '@alerce/domain/contrato/firma-electronica'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { deliverToMesa } from '../firmados/mesa/deliver-to-mesa.ts'
import { readVentas } from '../firmados/read-ventas.ts'
import { readDetencionDeContrato, subscribeContrato } from '../firmados/suscripcion/subscribe-contrato.ts'

/**
 * The insurer signs after its applicant: nobody has to look at a paper that nobody could change, unless the operator wants
 * the desk to (deliverToMesa), but what holds the
 * contract of one holds it, and of a pair both, which end together when the second has signed. What waits stands at the
 * stage of what it waits for. Called whenever one of them may have changed; its caller holds the rows. `avisado`: who does
 * it knows that a contract may be made by it and is not undone; 409 says so where they do not.
 */
export async function countersign(ctx: Context, identificador: number, avisado: boolean): Promise<void> {
  const leidas = await readVentas(ctx, identificador)
  await deliverToMesa(ctx, leidas)
  const { suya, otra } = leidas
  const ventas = [suya, ...(otra ? [otra] : [])]
  const firmadas = []
  for (const { prospecto, declaracion } of ventas) {
    if (!declaracion || !esperaContrafirma(declaracion)) continue
    const venta = { prospecto, declaracion }
    firmadas.push({ ...venta, detencion: await readDetencionDeContrato(ctx, venta) })
  }
  const enOrden = firmadas.toSorted((a, b) => a.prospecto.id - b.prospecto.id)
  if (firmadas.length === ventas.length && firmadas.every(({ detencion }) => detencion === null)) {
    ensure(avisado, otra ? firmadosMessages.porSuscribirPareja : firmadosMessages.porSuscribir)
    for (const venta of enOrden) await subscribeContrato(ctx, venta, 'contratoElectronico')
    return
  }
  for (const { declaracion, detencion } of enOrden) {
    const etapa = etapaDeEspera(detencion)
    if (declaracion.etapa !== etapa) await changeEtapaDS(ctx, declaracion, etapa)
  }
}
