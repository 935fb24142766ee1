import { tareaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import {
  fallaDePlazo,
  maximoDeTareas,
  momentoDeTarea,
  type OrigenDeTarea,
  type PlazoDeTarea,
} from '@alerce/domain/cartera/seguimiento/tarea'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cuantasTareas } from './read-model.ts'
import { insertTarea } from './repository.ts'

/** Refuses a day and hour that have passed or lie too far ahead, at their field. */
export function ensurePlazo({ ahora }: Pick<Context, 'ahora'>, { fecha, hora }: PlazoDeTarea, en = ''): void {
  const falla = fallaDePlazo({ fecha, hora }, ahora)
  ensure(falla !== 'pasado', m.pasada, { campo: `${en}${hora === null ? 'fecha' : 'hora'}` })
  ensure(falla === null, m.lejana, { campo: `${en}fecha` })
}

interface TareaNueva {
  readonly asesorId: number
  readonly prospectoId: number | null
  readonly origen: OrigenDeTarea
  /** Null: a next try says what it is by itself. */
  readonly texto: string | null
  readonly plazo: PlazoDeTarea
  /** Call that makes it. */
  readonly llamadaId?: number
}

/** Stores an open task; returns its id. */
export async function scheduleTarea(ctx: Context, { texto, plazo, ...tarea }: TareaNueva): Promise<number> {
  ensure((await cuantasTareas(ctx.tx, tarea.asesorId)) < maximoDeTareas, m.demasiadas)
  const id = await siguienteId(ctx.tx, 'tarea')
  await insertTarea(ctx.tx, {
    ...tarea,
    id,
    texto: texto === null ? null : ctx.vault.en('tarea.texto', id).seal(texto),
    momento: momentoDeTarea(plazo),
    conHora: plazo.hora !== null,
    creadaEn: ctx.ahora,
  })
  return id
}
