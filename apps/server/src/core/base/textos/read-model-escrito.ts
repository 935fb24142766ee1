import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { type Escrito, escritoDe } from '@alerce/domain/base/textos/escrito'
import type { Valores } from '@alerce/domain/base/textos/lugares'
import type { Db } from '../../../platform/db/database.ts'
import { textoVigente } from './read-model.ts'

/** Where a text is read, and the ISO date whose version it is. */
export interface DiaDeTexto {
  readonly tx: Db
  readonly hoy: string
}

/** The version that holds on a day, with its places filled. */
export async function escritoVigente(
  { tx, hoy }: DiaDeTexto,
  clase: ClaseTexto,
  valores: Valores = {},
): Promise<Escrito> {
  const texto = await textoVigente(tx, clase, hoy)
  if (!texto) throw new Error(`no hay texto ${clase}`)
  return escritoDe(texto, valores)
}
