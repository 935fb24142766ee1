import { common } from '@alerce/contract/messages/common'
import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { papelDeJurada } from '../../../papeles/declaracion-jurada.ts'
import { ensurePublicado } from '../../base/textos/ensure-publicado.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { type Jurada, readJuradas } from './read-juradas.ts'

/** A paper, and what it says: of whom, in which version of the text. */
export interface JuradaDibujada {
  readonly dice: string
  readonly textoId: number
  readonly contenido: Buffer
}

/** The one of a charge, drawn where it has to be opened anew; null: the paper that was opened still holds. */
export async function drawToOpen(ctx: Context, { id, folio, tipoVenta }: Declaracion, personaId: number) {
  const jurada = (await readJuradas(ctx, id)).find(({ carga }) => carga.id === personaId) ?? refuse(common.notFound)
  return jurada.abierta ? null : await drawJurada(ctx, { folio, tipoVenta }, jurada)
}

/** Draws one, once all whom it names are typed and, outside the demo, its text is the operator's. */
async function drawJurada(
  ctx: Context,
  de: Pick<Declaracion, 'folio' | 'tipoVenta'>,
  jurada: Jurada,
): Promise<JuradaDibujada> {
  const { dice, texto, titular, carga } = jurada
  ensure(titular.guardada && carga.guardada, m.sinDatos)
  ensurePublicado(ctx, texto, m.sinPublicar)
  const contenido = await ctx.print(papelDeJurada({ ...de, titular, carga, texto, emitida: ctx.ahora }))
  return { dice, textoId: texto.id, contenido }
}
