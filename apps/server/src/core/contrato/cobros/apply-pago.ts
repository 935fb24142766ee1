import { papelDeReciboEnLinea } from '../../../papeles/pago/recibo-en-linea.ts'
import type { NoticiaDePasarela } from '../../../platform/outside/pasarela/pasarela.ts'
import { CLIENTE, firma } from '../../actor.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import type { Context } from '../../use-case.ts'
import { keepComprobante } from '../primer-pago/keep-comprobante.ts'
import { entidadesPorProbar } from '../primer-pago/read-model.ts'
import { type Cobro, cobroDeClave } from './read-model.ts'
import { sigueAbierto } from './read-pagos.ts'

const PDF = 'application/pdf'

/** Proof of a confirmed payment, printed before the transaction; null: the notice brings no payment. */
export async function printRecibo(ctx: Context, noticia: NoticiaDePasarela): Promise<Buffer | null> {
  const cobro = await cobroDeClave(ctx.tx, noticia.clave)
  if (noticia.estado !== 'confirmado' || cobro?.clase !== 'pago' || cobro.estado === 'confirmado') return null
  const { clave: referencia, pesos } = cobro
  return await ctx.print(papelDeReciboEnLinea({ referencia, pesos, recibo: noticia.recibo, confirmado: ctx.ahora }))
}

/** Whether the sale still asks for that payment, and whether something proves it already. */
export async function hechosDelPago(ctx: Context, de: DeclaracionDeProspecto, { empleadorId, montoUF }: Cobro) {
  const entidades = await entidadesPorProbar(ctx, de.prospecto.id)
  const suya = entidades.find((entidad) => entidad.empleadorId === empleadorId)
  const yaHecho = (suya?.comprobante ?? null) !== null
  return { enPie: suya?.montoUF === montoUF && (yaHecho || (await sigueAbierto(ctx, de))), yaHecho }
}

interface PagoConfirmado {
  readonly cobro: Cobro
  readonly recibo: Buffer | null
}

/** The confirmed payment proves the first payment of its entity, as a file of the advisor would. */
export async function applyPago(
  ctx: Context,
  { prospecto: { id: prospectoId, asesorId } }: DeclaracionDeProspecto,
  { cobro: { empleadorId, clave }, recibo }: PagoConfirmado,
): Promise<void> {
  if (empleadorId === null || recibo === null) throw new Error('confirmed payment without entity or proof')
  const archivoId = await saveArchivo(ctx, { contenido: recibo, mime: PDF, confidencial: true })
  const nombre = `pago-en-linea-${clave}.pdf`
  await keepComprobante(ctx, { empleadorId, archivoId, nombre, por: firma(CLIENTE) })
  await note(ctx, prospectoId, 'pagoEnLinea', clave)
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'pagoEnLinea')
}
