import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaCotejada, FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import type { Db } from '../../../../platform/db/database.ts'
import { filaGuardada } from './letras.ts'
import { sumas, type TablaQueSuma } from './lugares.ts'
import { jsonDe } from './read-model-sumas.ts'

/** Rows of one statement: far below the parameters that PostgreSQL takes. */
const LOTE = 1000

/** Who loads, and when. */
interface AutorDeCarga {
  readonly por: string
  readonly en: string
}

/** What some tables keep of it, row by row. */
const autorEn = (nombre: TablaQueSuma, { por, en }: AutorDeCarga) => {
  if (nombre === 'uf') return { cargadaPor: por, cargadaEn: en }
  return nombre === 'bajas' ? { por, en } : {}
}

/** Whatever table it is: the columns are those of the one table, and the base refuses any other. */
const comoUna = (nombre: TablaQueSuma) => sumas[nombre] as 'feriado'

async function quitar(tx: Db, nombre: TablaQueSuma, fila: FilaDeTabla): Promise<void> {
  let query = tx.deleteFrom(comoUna(nombre))
  for (const campo of tablaDe(nombre).clave) query = query.where(campo as 'fecha', '=', fila[campo] ?? '')
  await query.execute()
}

/** Does what was compared, row by row. */
export async function aplicarSumas(tx: Db, nombre: TablaQueSuma, filas: readonly FilaCotejada[], carga: AutorDeCarga) {
  const propio = autorEn(nombre, carga)
  const guardada = (fila: FilaDeTabla) => ({ ...filaGuardada(fila, jsonDe(nombre)), ...propio })
  const { clave } = tablaDe(nombre)
  for (const { cambio, antes, despues } of filas) {
    if (cambio === 'termina' && antes) await quitar(tx, nombre, antes)
    if (cambio !== 'cambia' || !despues) continue
    let query = tx.updateTable(comoUna(nombre)).set(guardada(despues) as never)
    for (const campo of clave) query = query.where(campo as 'fecha', '=', despues[campo] ?? '')
    await query.execute()
  }
  const nuevas = filas.flatMap(({ cambio, despues }) => (cambio === 'agrega' && despues ? [guardada(despues)] : []))
  for (let at = 0; at < nuevas.length; at += LOTE)
    await tx
      .insertInto(comoUna(nombre))
      .values(nuevas.slice(at, at + LOTE) as never[])
      .execute()
}
