import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { type ClaseTexto, claseDe, parrafosDe } from '@alerce/domain/base/textos/clases'
import { llenar, type Valores } from '@alerce/domain/base/textos/lugares'
import type { Context } from '../../use-case.ts'
import { exigirPublicado } from './exigir-publicado.ts'
import { type Texto, textoVigente } from './read-model.ts'

/** A version of a text as somebody reads it, under the name of that version. */
export interface Escrito extends Pick<Texto, 'clase' | 'titulo' | 'version' | 'huella' | 'ejemplo'> {
  /** Goes out with the text and comes back with what was said to it. */
  readonly clave: string
  readonly parrafos: readonly string[]
}

export function escritoDe({ clase, titulo, version, huella, ejemplo, cuerpo }: Texto, valores: Valores = {}): Escrito {
  const parrafos = parrafosDe(llenar(cuerpo, valores))
  return { clase, titulo, version, huella, ejemplo, clave: `${clase}/${version}`, parrafos }
}

/** The version that holds on a day, with its places filled. */
export async function escritoVigente(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  clase: ClaseTexto,
  valores: Valores = {},
): Promise<Escrito> {
  const texto = await textoVigente(tx, clase, hoy)
  if (!texto) throw new Error(`no hay texto ${clase}`)
  return escritoDe(texto, valores)
}

/** Outside the demo nobody says yes to our example, and no paper goes out with it: the operator publishes theirs first. */
export function exigirEscrito(ctx: Pick<Context, 'demo'>, escrito: Escrito): void {
  exigirPublicado(ctx, escrito, textoQueFalta(escrito.clase))
}

/** Which text is not published, in words. */
export const textoQueFalta = (clase: ClaseTexto): MessageDefinition => ({
  ...m.sinPublicar,
  text: m.sinPublicar.text.replace('{texto}', claseDe(clase).nombre),
})
