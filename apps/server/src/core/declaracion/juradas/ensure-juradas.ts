import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { todasAceptadas } from '@alerce/domain/declaracion/firma/juradas'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readJuradas } from './read-juradas.ts'

/** Whether none is missing. */
export async function todasLasJuradas(ctx: Pick<Context, 'tx' | 'hoy'>, declaracionId: number): Promise<boolean> {
  return todasAceptadas(await readJuradas(ctx, declaracionId))
}

/** Refuses (422) to sign a declaration while a sworn one is missing; it says which. */
export async function ensureJuradas(ctx: Pick<Context, 'tx' | 'hoy'>, declaracionId: number): Promise<void> {
  const juradas = await readJuradas(ctx, declaracionId)
  if (todasAceptadas(juradas)) return
  const errores = juradas
    .filter(({ accepted }) => !accepted)
    .map(({ carga }) => ({ campo: `jurada.${carga.id}`, mensaje: m.falta.text.replace('{nombre}', carga.nombre) }))
  refuse(preguntasMessages.incompleta, { errores })
}
