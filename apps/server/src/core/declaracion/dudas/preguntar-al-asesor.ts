import { dudasMessages as m } from '@alerce/contract/messages/declaracion/dudas'
import { preguntarAlAsesor } from '@alerce/contract/operations/declaracion/dudas'
import { puedePreguntar } from '@alerce/domain/declaracion/dudas'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { noteAndNotify } from '../../postulacion/prospecto/note-and-notify.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takePostulacion } from '../postulante/take-postulacion.ts'
import { sinResponder } from './read-model.ts'
import { insertDuda } from './repository.ts'

/** The notice and the Bitácora say that there is a question, never its text. */
export const preguntarAlAsesorUseCase = useCase(preguntarAlAsesor, async ({ texto }, ctx) => {
  const { declaracion, prospecto } = await takePostulacion(ctx)
  ensure(puedePreguntar(await sinResponder(ctx.tx, declaracion.id)), m.demasiadas, { campo: 'texto' })
  const id = await siguienteId(ctx.tx, 'duda')
  const sellado = ctx.vault.en('duda.texto', id).seal(texto)
  await insertDuda(ctx.tx, { id, declaracionId: declaracion.id, texto: sellado, en: ctx.ahora })
  await noteAndNotify(ctx, prospecto, 'dudaDelPostulante')
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'dudaDelPostulante')
  return 'ok' as const
})
