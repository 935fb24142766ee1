import { textosDeDetencionDeContrato } from '@alerce/contract/messages/contrato/firmados'
import { type DetencionDeContrato, detencionDeContrato } from '@alerce/domain/contrato/firma-electronica'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { noteCarga, noteTitular } from '../../../base/padrones/note-vigentes.ts'
import { readLeavers } from '../../../declaracion/ds/al-dia/read-leavers.ts'
import { changeEtapaDS } from '../../../declaracion/ds/change-etapa-ds.ts'
import { personasDe } from '../../../declaracion/ds/read-model-personas.ts'
import { laParejaNoSigue } from '../../../declaracion/turno/read-model.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { primerPagoMirado } from '../../primer-pago/read-model.ts'
import { estaEnLaMesa } from '../read-model.ts'
import type { VentaConPapeles } from '../read-ventas.ts'
import { suscribioEnOtra, ventasEnCursoDelMismo } from './read-model.ts'
import { markTerminada } from './repository.ts'

/**
 * Adds the holder and the beneficiarios with RUT to those in force from today, without persons who left after the
 * signature.
 */
async function addVigentes(ctx: Context, { prospecto, declaracion }: VentaConPapeles): Promise<void> {
  const { rut: titular } = prospecto
  if (titular === null) return
  await noteTitular(ctx, titular)
  const fuera = new Set((await readLeavers(ctx, declaracion)).map(({ id }) => id))
  for (const { id, tipo, rut, fechaNacimiento, sexo } of await personasDe(ctx.tx, declaracion.id)) {
    if (tipo !== 0 && !fuera.has(id) && rut) await noteCarga(ctx, { rut, titular, fechaNacimiento, sexo })
  }
}

/** Notifies the advisors of other sales of the person: the first contract excludes the others. */
async function notifyOtras(ctx: Context, { prospecto }: VentaConPapeles): Promise<void> {
  for (const { prospectoId, asesorId } of await ventasEnCursoDelMismo(ctx.tx, prospecto)) {
    await note(ctx, prospectoId, 'contratoDeOtra')
    await notify(ctx, { usuarioId: asesorId, prospectoId }, 'contratoDeOtra')
  }
}

/** Reason that stops the contract of a sale, its papers aside; null: none. */
export async function readDetencionDeContrato(
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

/**
 * Makes the contract of a sale: stage terminado with its Estado, persons in force, Bitácora, and notices to the
 * advisors. 422 when something stops it, 409 when the person has a contract. The caller holds the locks (takeVentas).
 * `noticia`: kind of notice.
 */
export async function subscribeContrato(
  ctx: Context,
  venta: VentaConPapeles,
  noticia: 'contratoSuscrito' | 'contratoElectronico' = 'contratoSuscrito',
): Promise<void> {
  const { prospecto, declaracion } = venta
  const detencion = await readDetencionDeContrato(ctx, venta)
  if (detencion) refuse(textosDeDetencionDeContrato[detencion])
  await changeEtapaDS(ctx, declaracion, 'terminado', { evento: 'contratoSuscrito' })
  await markTerminada(ctx.tx, declaracion.id, ctx.ahora)
  await ctx.jobs.send(ctx.tx, 'sellar-evidencia', { declaracionId: declaracion.id })
  await addVigentes(ctx, venta)
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, noticia)
  await notifyOtras(ctx, venta)
}
