import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { filaEnLetras } from './letras.ts'
import { sumas, type TablaQueSuma } from './lugares.ts'

/** Fields that hold JSON. */
export const jsonDe = (nombre: TablaQueSuma): readonly string[] => (nombre === 'parametros' ? ['valor'] : [])

/** The rows of a table in the order of what tells them apart; `de`: only those with one of these values in its first field. */
export async function filasQueSuman(tx: Db, nombre: TablaQueSuma, de?: readonly string[]): Promise<FilaDeTabla[]> {
  const { columnas, clave } = tablaDe(nombre)
  const [primero = ''] = clave
  const campos = Object.keys(columnas).map((campo) => sql.ref(campo))
  const donde = de ? sql`where ${sql.ref(primero)}::text = any(${[...new Set(de)]}::text[])` : sql``
  const { rows } = await sql<object>`select ${sql.join(campos)} from ${sql.table(sumas[nombre])} ${donde}
    order by ${sql.join(clave.map((campo) => sql.ref(campo)))}`.execute(tx)
  return rows.map((fila) => filaEnLetras(fila, jsonDe(nombre)))
}

/** Where the rows of a table are named by others: those cannot be taken away. */
const usos: Readonly<Partial<Record<TablaQueSuma, readonly (readonly [tabla: string, columna: string])[]>>> = {
  prestadores: [
    ['plan_prestador', 'codigo_prestador'],
    ['preferencia', 'codigo_prestador'],
  ],
  documentos: [['documento_prospecto', 'pedido_id']],
  afps: [['antecedente_contractual', 'codigo_afp']],
  instituciones: [
    ['prospecto', 'isapre_actual'],
    ['declaracion_persona', 'id_salud'],
  ],
}

/** Of these codes of a table, those that something names. */
export async function codigosEnUso(
  tx: Db,
  nombre: TablaQueSuma,
  codigos: readonly string[],
): Promise<ReadonlySet<string>> {
  const usados = new Set<string>()
  for (const [tabla, columna] of codigos.length > 0 ? (usos[nombre] ?? []) : []) {
    const { rows } = await sql<{ codigo: string }>`
      select distinct ${sql.ref(columna)}::text as codigo from ${sql.table(tabla)}
      where ${sql.ref(columna)}::text = any(${codigos}::text[])`.execute(tx)
    for (const { codigo } of rows) usados.add(codigo)
  }
  return usados
}
