import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { novedadDePareja } from '@alerce/domain/cartera/espera-en-pareja'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { listener } from '../../listener.ts'
import { prospectoCambiado } from '../../postulacion/prospecto/events.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { parejaDe } from '../venta/read-model.ts'

/** A step of one of a pair that lets the other go on, or makes it wait, is told to the advisor of whom it is news. */
export const onProspectoCambiado = listener(prospectoCambiado, async (ctx, { prospectoId, desde }) => {
  const pareja = desde === undefined ? null : await parejaDe(ctx.tx, prospectoId)
  const novedad = pareja && desde && novedadDePareja(pareja, desde)
  if (!novedad) return
  const uno = await buscarProspecto(ctx.tx, prospectoId)
  const suyo = novedad.lado === pareja.lado ? uno : uno?.parejaId && (await buscarProspecto(ctx.tx, uno.parejaId))
  if (!suyo) return
  const noticia = novedad.que === 'sigue' ? 'parejaSigue' : 'parejaEspera'
  await notificar(ctx, { usuarioId: suyo.asesorId, prospectoId: suyo.id }, noticia, textosDePareja[novedad.motivo])
})
