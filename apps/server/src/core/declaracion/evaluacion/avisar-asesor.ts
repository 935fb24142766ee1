import { addressOf } from '@alerce/contract/screens'
import { nombreCorto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { MOTOR_LOCAL } from '../../actor.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model-asesor.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'

const RUTA = addressOf('dashboard', 'resultadoDs')

/** The bell says the outcome, the letter only of whom it is and who decided: it lies in an inbox, and the outcome of a health is health. */
export async function avisarAsesor(
  ctx: Pick<Context, 'tx' | 'jobs' | 'ahora' | 'autor' | 'direccion' | 'vault'>,
  { id, folio, prospectoId }: Pick<Declaracion, 'id' | 'folio' | 'prospectoId'>,
  dicho: string,
): Promise<void> {
  const decidida = ctx.autor === MOTOR_LOCAL ? ' de la evaluación automática' : ''
  const prospecto = await buscarProspecto(ctx.tx, prospectoId)
  if (!prospecto) return
  const quien = nombreLegible(nombreCorto(prospecto))
  const asesor = await contactoDe(ctx.tx, prospecto.asesorId)
  const carta = {
    prospectoId,
    asesorId: null,
    para: asesor.correo,
    texto: `Hola, ${nombreLegible(asesor.nombre)}:\n\nLa evaluación de la Declaración de Salud ${folio}, de ${quien}, tiene una respuesta${decidida}.\n\nVea el resultado en el Panel del Asesor:\n${ctx.direccion}${RUTA}?prospectoId=${prospectoId}&identificador=${id}\n`,
    adjuntos: [],
  }
  await encolarCorreo(ctx, 'resultado', carta, quien, String(folio))
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'resultado', String(folio), dicho)
}
