import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { textoPorPublicar } from './events.ts'
import { huellaDeTexto } from './huella-de-texto.ts'
import { textoVigente, ultimasVersiones } from './read-model.ts'
import { insertTexto, lockClase } from './repository.ts'

export interface TextoEscrito {
  readonly clase: ClaseTexto
  readonly titulo: string
  readonly cuerpo: string
  /** ISO date. */
  readonly desde: string
}

/** Refuses what cannot be published, with the class locked. One that says what holds that day already is none. */
export async function ensureVersion(ctx: Context, { clase, titulo, cuerpo, desde }: TextoEscrito): Promise<string> {
  ensure(desde >= ctx.hoy, m.desdeAnterior, { campo: 'desde' })
  await ctx.raise(textoPorPublicar, { clase, cuerpo })
  await lockClase(ctx.tx, clase)
  const huella = huellaDeTexto({ titulo, cuerpo })
  ensure((await textoVigente(ctx.tx, clase, desde))?.huella !== huella, m.sinCambios)
  return huella
}

/** Publishes the next version of a text; returns its id. `por`: who answers for it. */
export async function publishVersion(ctx: Context, escrito: TextoEscrito, por: string): Promise<number> {
  const huella = await ensureVersion(ctx, escrito)
  const { clase, titulo, cuerpo, desde } = escrito
  return await insertTexto(ctx.tx, {
    clase,
    titulo,
    cuerpo,
    huella,
    vigenteDesde: desde,
    ejemplo: false,
    version: ((await ultimasVersiones(ctx.tx)).get(clase) ?? 0) + 1,
    por,
    en: ctx.ahora,
  })
}
