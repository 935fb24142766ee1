import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { mismasRentas } from '@alerce/domain/postulacion/rentas'
import { marca } from '../../../../papeles/marca.ts'
import { SISTEMA } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { encolarCorreo } from '../../../base/correos/enviar-correo.ts'
import { type CambioDePlan, ponerEnVigencia } from '../../../cotizacion/cotizacion/poner-en-vigencia.ts'
import type { Cotizacion } from '../../../cotizacion/registro/read-model.ts'
import { ponerAlDia } from '../../../declaracion/declaracion/al-dia/poner-al-dia.ts'
import { declaracionVivaDe } from '../../../declaracion/declaracion/read-model.ts'
import { refrescarEstado } from '../../../declaracion/declaracion/refrescar-estado.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../../postulacion/edicion/read-model.ts'
import { prospectoCambiado } from '../../../postulacion/prospecto/events.ts'
import { leerFormulario } from '../../../postulacion/prospecto/ingreso/leer-formulario.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { registrarCambio } from '../../../postulacion/prospecto/registrar-cambio.ts'
import type { Context } from '../../../use-case.ts'
import { rehacerCupon } from '../../cupon/rehacer-cupon.ts'
import { rehacerPapeles } from '../../documentos/rehacer-papeles.ts'
import { dejarSinEfecto } from '../../firmados/dejar-sin-efecto.ts'
import { rehacerMandato } from '../../mandatos/rehacer-mandato.ts'
import { rehacerPrimerPago } from '../../primer-pago/rehacer-primer-pago.ts'
import { abrirActualizacion } from '../comenzar-actualizacion.ts'
import { cerrarActualizacion } from '../repository.ts'

/** A changed amount makes a live mandate, coupon and first payment start again (core rules, Money). */
async function rehacerPago(ctx: Context, prospecto: Prospecto, { antes, ahora }: CambioDePlan): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!ds || antes.foto.pagarUF === ahora.foto.pagarUF) return
  const mandato = await rehacerMandato(ctx, ds, prospecto)
  const cupon = await rehacerCupon(ctx, ds)
  const primerPago = await rehacerPrimerPago(ctx.tx, ds.id)
  if (mandato || cupon || primerPago) await anotar({ ...ctx, autor: SISTEMA }, prospecto.id, 'pagoPorRehacer')
}

/**
 * Closes the update as confirmed; for the other of the pair it is opened and closed at once. Returns whether the
 * incomes are the same as before.
 */
async function cerrarConfirmada(ctx: Context, prospecto: Prospecto): Promise<{ readonly rentaFija: boolean }> {
  const cierre = { por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }), en: ctx.ahora }
  const abierta = await actualizacionAbierta(ctx.tx, prospecto.id)
  await cerrarActualizacion(ctx.tx, abierta?.id ?? (await abrirActualizacion(ctx, prospecto)), 'S', cierre)
  if (!abierta) return { rentaFija: true }
  const { formulario } = ctx.vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes)
  const ahora = await leerFormulario(ctx, prospecto)
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
export async function avisarDelPlan(ctx: Context, prospecto: Prospecto, cambio: CambioDePlan): Promise<void> {
  const { id: prospectoId, asesorId, correo: para } = prospecto
  const carta = { prospectoId, asesorId, para, texto: texto(prospecto, cambio), adjuntos: [] }
  await encolarCorreo(ctx, 'planActualizado', carta)
}

/** Puts the quote of the update in force and updates declaration, papers and payment. */
export async function aplicarCambio(ctx: Context, prospecto: Prospecto): Promise<void> {
  const { id } = prospecto
  const ds = await declaracionVivaDe(ctx.tx, id)
  // The other of the pair may have signed papers that now change
  if (ds && esperaContrafirma(ds)) await dejarSinEfecto(ctx, ds)
  const cambio = await ponerEnVigencia(ctx, id)
  const { rentaFija } = await cerrarConfirmada(ctx, prospecto)
  await anotar(ctx, id, 'actualizacionConfirmada', cambio.ahora.plan.nombre)
  await ponerAlDia(ctx, prospecto)
  await rehacerPapeles(ctx, id, { ...cambio, rentaFija })
  await rehacerPago(ctx, prospecto, cambio)
  await avisarDelPlan(ctx, prospecto, cambio)
  await refrescarEstado(ctx, id)
  await registrarCambio(ctx, prospecto, ['plan'])
  await ctx.raise(prospectoCambiado, { prospectoId: id })
}
