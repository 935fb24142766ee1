import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { mismasRentas } from '@alerce/domain/postulacion/rentas'
import { marca } from '../../../../papeles/marca.ts'
import { SISTEMA } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { enqueueCorreo } from '../../../base/correos/send-correo.ts'
import { bringIntoForce, type CambioDePlan } from '../../../cotizacion/cotizaciones/bring-into-force.ts'
import type { Cotizacion } from '../../../cotizacion/registro/read-model.ts'
import { bringUpToDate } from '../../../declaracion/ds/al-dia/bring-up-to-date.ts'
import { declaracionVivaDe } from '../../../declaracion/ds/read-model.ts'
import { refreshEstado } from '../../../declaracion/ds/refresh-estado.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../../postulacion/edicion/read-model.ts'
import { prospectoCambiado } from '../../../postulacion/prospecto/events.ts'
import { readFormulario } from '../../../postulacion/prospecto/ingreso/read-formulario.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { recordCambio } from '../../../postulacion/prospecto/record-cambio.ts'
import type { Context } from '../../../use-case.ts'
import { redoCupon } from '../../cupon/redo-cupon.ts'
import { redoPapeles } from '../../documentos/redo-papeles.ts'
import { voidLeftover } from '../../firmados/void-leftover.ts'
import { redoMandato } from '../../mandatos/redo-mandato.ts'
import { redoPrimerPago } from '../../primer-pago/redo-primer-pago.ts'
import { openActualizacion } from '../begin-actualizacion.ts'
import { closeActualizacion } from '../repository.ts'

/** A changed amount makes a live mandate, coupon and first payment start again (core rules, Money). */
async function redoPago(ctx: Context, prospecto: Prospecto, { antes, ahora }: CambioDePlan): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!ds || antes.foto.pagarUF === ahora.foto.pagarUF) return
  const mandato = await redoMandato(ctx, ds, prospecto)
  const cupon = await redoCupon(ctx, ds)
  const primerPago = await redoPrimerPago(ctx.tx, ds.id)
  if (mandato || cupon || primerPago) await note({ ...ctx, autor: SISTEMA }, prospecto.id, 'pagoPorRehacer')
}

/**
 * Closes the update as confirmed; for the other of the pair it is opened and closed at once. Returns whether the
 * incomes are the same as before.
 */
async function closeConfirmada(ctx: Context, prospecto: Prospecto): Promise<{ readonly rentaFija: boolean }> {
  const cierre = { por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }), en: ctx.ahora }
  const abierta = await actualizacionAbierta(ctx.tx, prospecto.id)
  await closeActualizacion(ctx.tx, abierta?.id ?? (await openActualizacion(ctx, prospecto)), 'S', cierre)
  if (!abierta) return { rentaFija: true }
  const { formulario } = ctx.vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes)
  const ahora = await readFormulario(ctx, prospecto)
  return { rentaFija: mismasRentas(formulario.empleadores, ahora.empleadores) }
}

const linea = ({ plan, foto }: Cotizacion) =>
  `${plan.nombre} (${plan.codigo}), ${formatoUF(foto.pagarUF)} UF al mes, ${formatoPesos(foto.pagarPesos)}`

const texto = ({ nombres }: Prospecto, { antes, ahora }: CambioDePlan) => `Hola, ${nombreLegible(nombres)}:

Su plan de salud cambió, como lo acordó con su asesor.

Ahora: ${linea(ahora)}.
Antes: ${linea(antes)}.

Los documentos, el mandato y el cupón que recibió antes, si los hay, ya no sirven: le llegarán otra vez con el monto nuevo.

Si algo no corresponde, responda a su asesor.

Isapre ${marca.nombre}
`

/** Mails the applicant the present and the former plan, once. */
export async function notifyPlan(ctx: Context, prospecto: Prospecto, cambio: CambioDePlan): Promise<void> {
  const { id: prospectoId, asesorId, correo: para } = prospecto
  const carta = { prospectoId, asesorId, para, texto: texto(prospecto, cambio), adjuntos: [] }
  await enqueueCorreo(ctx, 'planActualizado', carta)
}

/** Puts the quote of the update in force and updates declaration, papers and payment. */
export async function applyCambio(ctx: Context, prospecto: Prospecto): Promise<void> {
  const { id } = prospecto
  const ds = await declaracionVivaDe(ctx.tx, id)
  // The other of the pair may have signed papers that now change
  if (ds && esperaContrafirma(ds)) await voidLeftover(ctx, ds)
  const cambio = await bringIntoForce(ctx, id)
  const { rentaFija } = await closeConfirmada(ctx, prospecto)
  await note(ctx, id, 'actualizacionConfirmada', cambio.ahora.plan.nombre)
  await bringUpToDate(ctx, prospecto)
  await redoPapeles(ctx, id, { ...cambio, rentaFija })
  await redoPago(ctx, prospecto, cambio)
  await notifyPlan(ctx, prospecto, cambio)
  await refreshEstado(ctx, id)
  await recordCambio(ctx, prospecto, ['plan'])
  await ctx.raise(prospectoCambiado, { prospectoId: id })
}
