import { tareaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import {
  fallaDePlazo,
  momentoDeTarea,
  type OrigenDeTarea,
  type PlazoDeTarea,
} from '@alerce/domain/cartera/seguimiento/tarea'
import { publish } from '../../../avisos/repository.ts'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureOtra } from './policy.ts'
import { insertTarea } from './repository.ts'

/** Refuses a day and hour that have passed, unless the task `vuelve` to them, or lie too far ahead, at their field. */
export function ensurePlazo({ ahora }: Pick<Context, 'ahora'>, { fecha, hora }: PlazoDeTarea, vuelve = false): void {
  const falla = fallaDePlazo({ fecha, hora }, ahora)
  ensure(vuelve || falla !== 'pasado', m.pasada, { campo: hora === null ? 'fecha' : 'hora' })
  ensure(falla !== 'lejano', m.lejana, { campo: 'fecha' })
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
  await ensureOtra(ctx, tarea.asesorId)
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

interface TareaDelDia {
  readonly asesorId: number
  readonly prospectoId: number
  readonly texto: string
  /** Names the fact that makes it, so that none is made twice. */
  readonly clave: string
}

/** Stores a task of today that the machine makes for a fact, once. */
export async function saveTareaDelDia(
  { tx, vault, ahora, hoy }: Pick<Context, 'tx' | 'vault' | 'ahora' | 'hoy'>,
  { texto, ...tarea }: TareaDelDia,
): Promise<void> {
  const id = await siguienteId(tx, 'tarea')
  await insertTarea(tx, {
    ...tarea,
    id,
    origen: 'libre',
    texto: vault.en('tarea.texto', id).seal(texto),
    momento: momentoDeTarea({ fecha: hoy, hora: null }),
    conHora: false,
    creadaEn: ahora,
  })
  await publish(tx, { tema: 'miDia', asesorId: tarea.asesorId })
}
