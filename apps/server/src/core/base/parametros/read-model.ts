import { type UF, uf, type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import { esUfDeReferencia } from '@alerce/domain/base/dinero/uf-del-dia'
import { parametros } from '@alerce/domain/base/parametros'
import type { Db } from '../../../platform/db/database.ts'

type Todos = typeof parametros

/** Parameters of the insurer; each is a dated row of `parametro`. */
export type Parametros = {
  readonly [C in keyof Todos]: Todos[C]['valor']
}

const porOmision = Object.fromEntries(
  Object.entries(parametros).map(([clave, { valor }]) => [clave, valor]),
) as unknown as Parametros

const vigentes = (tx: Db, hoy: string) =>
  tx
    .selectFrom('parametro')
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))

/** SQL subquery: value of a parameter on a day (ISO date); null: none was set. */
export const parametroEnOtra = <C extends keyof Parametros>(tx: Db, clave: C, hoy: string) =>
  vigentes(tx, hoy)
    .select('valor')
    .$castTo<{ valor: Parametros[C] }>()
    .where('clave', '=', clave)
    .orderBy('desde', 'desc')
    .limit(1)

/** The parameters in force on a day (ISO date). */
export async function parametrosAl(tx: Db, hoy: string): Promise<Parametros> {
  const rows = await vigentes(tx, hoy).select(['clave', 'valor']).orderBy('desde').execute()
  return { ...porOmision, ...Object.fromEntries(rows.map((r) => [r.clave, r.valor])) }
}

export interface UfDelDia {
  readonly valor: ValorUF
  /** Publication day of the value, ISO date. */
  readonly fecha: string
  /** No value exists for the requested day: this is the last one before it. */
  readonly referencia: boolean
}

/** Source and author of a loaded UF; `cargadaEn`: ISO instant. */
export interface OrigenDeUf {
  readonly fuente: string
  readonly cargadaPor: string
  readonly cargadaEn: string
}

/** UF of a day, or the last published before it; null when none was loaded. */
export async function ufAl(tx: Db, fecha: string): Promise<(UfDelDia & { readonly origen: OrigenDeUf }) | null> {
  const row = await tx
    .selectFrom('uf')
    .select(['valor', 'fecha', 'fuente', 'cargadaPor', 'cargadaEn'])
    .where('fecha', '<=', fecha)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { valor, fecha: dia, ...origen } = row
  return { valor: valorUF(valor), fecha: dia, referencia: esUfDeReferencia(dia, fecha), origen }
}

/** Highest taxable income for health on a day, UF a month; null without one in force. */
export async function topeImponibleAl(tx: Db, fecha: string): Promise<UF | null> {
  const row = await tx
    .selectFrom('topeImponible')
    .select('topeUF')
    .where('desde', '<=', fecha)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', fecha)]))
    .orderBy('desde', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? uf(row.topeUF) : null
}
