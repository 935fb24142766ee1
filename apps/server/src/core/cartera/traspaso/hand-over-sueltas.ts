import { publishAll } from '../../../avisos/repository.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { Context } from '../../use-case.ts'
import type { PersonaDeCartera } from './read-model.ts'
import { moveSueltas } from './repository.ts'

const tantas = (n: number, una: string, varias: string) => (n === 0 ? [] : [n === 1 ? `1 ${una}` : `${n} ${varias}`])

/** Bookings and tasks that belong to no case, in words; '' for none. */
export const tantasSueltas = ({ citas, tareas }: { readonly citas: number; readonly tareas: number }): string =>
  [...tantas(citas, 'cita reservada', 'citas reservadas'), ...tantas(tareas, 'tarea', 'tareas')].join(' y ')

/** Hands over what belongs to no case of an advisor who stopped working; the receiver is told. */
export async function handOverSueltas(
  ctx: Context,
  { de, a }: { readonly de: PersonaDeCartera; readonly a: PersonaDeCartera },
): Promise<void> {
  const movidas = await moveSueltas(ctx.tx, { de: de.id, a: a.id, en: ctx.ahora })
  const cuantas = tantasSueltas(movidas)
  if (!cuantas) return
  const noticia = movidas.citas > 0 ? 'citasHeredadas' : 'tareasHeredadas'
  await notify(ctx, { usuarioId: a.id, prospectoId: null }, noticia, cuantas, de.nombre)
  await publishAll(
    ctx.tx,
    [de.id, a.id].flatMap((asesorId) => [
      { tema: 'agenda' as const, asesorId },
      { tema: 'miDia' as const, asesorId },
    ]),
  )
}
