import { type DetencionDeContrato, detencionDeContrato } from '@alerce/domain/contrato/firma-electronica'
import { laParejaNoSigue } from '../../../declaracion/turno/read-model.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { primerPagoMirado } from '../../primer-pago/read-model.ts'
import type { VentaConPapeles } from '../leer-ventas.ts'
import { estaEnLaMesa } from '../read-model.ts'
import { suscribioEnOtra } from './read-model.ts'

/** What keeps the contract of a sale from being made, its papers apart; null: nothing. */
export async function leerDetencionDeContrato(
  { tx, vault, hoy }: Pick<Context, 'tx' | 'vault' | 'hoy'>,
  { prospecto, declaracion }: VentaConPapeles,
): Promise<DetencionDeContrato | null> {
  return detencionDeContrato({
    tipoVenta: declaracion.tipoVenta,
    activo: prospecto.activo,
    parejaDetenida: await laParejaNoSigue(tx, prospecto),
    conIrregularidad: (await abiertasDe(tx, prospecto.id)).length > 0,
    yaSuscribio: await suscribioEnOtra(tx, prospecto, hoy),
    primerPagoMirado: await primerPagoMirado({ tx, vault }, declaracion),
    enLaMesa: await estaEnLaMesa(tx, declaracion.id),
  })
}
