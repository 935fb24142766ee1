import { publishAll } from '../../../avisos/repository.ts'
import { usuarioDesactivado } from '../../acceso/usuarios/events.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { listener } from '../../listener.ts'
import { jefaturasDe } from '../../postulacion/autorizaciones/read-model.ts'
import { handOverSueltas, tantasSueltas } from './hand-over-sueltas.ts'
import { cuantasSueltas, personasPorId } from './read-model.ts'
import { closeLibres } from './repository.ts'

/**
 * Bookings and tasks of no case go to the first head of the team who sells. A head who does not is told, and they go with
 * the portfolio. Without a head, tasks about nobody end with their advisor.
 */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  const jefaturas = await jefaturasDe(ctx.tx, usuarioId)
  const personas = await personasPorId(ctx.tx, [usuarioId, ...jefaturas])
  const [de, heredera] = [personas.get(usuarioId), jefaturas.map((id) => personas.get(id)).find((una) => una?.vende)]
  if (!de) return
  if (heredera) await handOverSueltas(ctx, { de, a: heredera })
  else if (jefaturas.length === 0) await closeLibres(ctx.tx, usuarioId, ctx.ahora)
  else {
    const sueltas = tantasSueltas(await cuantasSueltas(ctx.tx, usuarioId, ctx.ahora))
    if (sueltas)
      for (const jefe of jefaturas)
        await notify(ctx, { usuarioId: jefe, prospectoId: null }, 'sueltasPorEntregar', de.nombre, sueltas)
  }
  await publishAll(ctx.tx, [
    { tema: 'agenda', asesorId: usuarioId },
    { tema: 'miDia', asesorId: usuarioId },
  ])
})
