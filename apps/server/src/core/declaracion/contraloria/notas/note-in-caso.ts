import { tomaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { MAXIMO_DE_NOTAS } from '@alerce/domain/declaracion/contraloria/toma'
import { siguienteId } from '../../../../platform/db/next-id.ts'
import type { NotaCasoTable } from '../../../../platform/db/tables/declaracion.ts'
import { persona, SISTEMA } from '../../../actor.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cuantasNotas } from './read-model.ts'
import { insertNota } from './repository.ts'

/** `texto`: what is written, '' where nothing is. `para`: whom it was given to. */
interface NotaNueva extends Pick<NotaCasoTable, 'declaracionId' | 'clase' | 'cola'> {
  readonly texto: string
  readonly para?: string
}

type Escribe = Pick<Context, 'tx' | 'vault' | 'ahora'>

async function write(ctx: Escribe, { texto, para, ...nota }: NotaNueva, por: string): Promise<void> {
  const id = await siguienteId(ctx.tx, 'nota_caso')
  const sellado = ctx.vault.en('nota_caso.texto', id).seal(texto)
  await insertNota(ctx.tx, { ...nota, por, para: para ?? null, en: ctx.ahora, id, texto: sellado })
}

/** Writes on a case for whoever works on it next; sealed, since it may speak of the health. */
export async function noteInCaso(ctx: Context, nota: NotaNueva): Promise<void> {
  ensure((await cuantasNotas(ctx.tx, nota.declaracionId)) < MAXIMO_DE_NOTAS, m.muchasNotas)
  await write(ctx, nota, persona(ctx).nombre)
}

/** The same by the machine, which is not kept from it by how many there are. */
export const noteDelSistema = (ctx: Escribe, nota: NotaNueva): Promise<void> => write(ctx, nota, SISTEMA)
