import type { ClaseDeAnotacion, ResultadoDeLlamada } from '@alerce/domain/cartera/seguimiento/anotacion'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { persona } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import type { TextoDeAnotacion } from './read-model.ts'
import { insertAnotacion } from './repository.ts'

interface AnotacionNueva {
  readonly prospectoId: number
  readonly clase: ClaseDeAnotacion
  /** Outcome of a call. */
  readonly resultado?: ResultadoDeLlamada | null | undefined
  /** Subject of a letter. */
  readonly asunto?: string
  readonly texto: string
  /** Note that it answers. */
  readonly notaId?: number
  /** The head of team is told of it. */
  readonly avisada?: boolean
}

/** Writes an annotation of the caller, sealed to its id, and returns the id. */
export async function writeAnotacion(ctx: Context, nueva: AnotacionNueva): Promise<number> {
  const { prospectoId, clase, resultado = null, asunto = '', texto, notaId = null, avisada = false } = nueva
  const { usuarioId, nombre } = persona(ctx)
  const id = await siguienteId(ctx.tx, 'anotacion')
  const escrito: TextoDeAnotacion = { asunto: clase === 'correo' ? asunto : null, texto }
  await insertAnotacion(ctx.tx, {
    id,
    prospectoId,
    autorId: usuarioId,
    por: nombre,
    clase,
    resultado: clase === 'llamada' ? resultado : null,
    texto: ctx.vault.en('anotacion.texto', id).seal(escrito),
    notaId,
    avisada,
    en: ctx.ahora,
  })
  return id
}
