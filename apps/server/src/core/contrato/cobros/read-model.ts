import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'

/** Consent to a mandate that waits for the provider, with its origin. */
export interface ConsentimientoEnEspera {
  /** Link of the consent or, without one, the identification method. */
  readonly por: { readonly enlaceId: number } | { readonly metodo: string }
  readonly version: string
  readonly texto: string
  readonly ip: string
  readonly agente: string
  readonly correo: string
  readonly conexionDelAsesor: boolean
  /** ISO instant. */
  readonly en: string
}

const campos = [
  ...(['id', 'declaracionId', 'clase', 'empleadorId', 'clave', 'pesos', 'estado', 'creado', 'vence'] as const),
  ...(['identidad', 'direccion', 'consultar', 'consultas', 'resuelto', 'motivo', 'consentimiento'] as const),
] as const

const cobros = (tx: Db) => tx.selectFrom('cobro').select(campos).select('montoUF')

type Fila = Awaited<ReturnType<ReturnType<typeof cobros>['executeTakeFirstOrThrow']>>

const conTipos = ({ montoUF, consentimiento, ...row }: Fila) => ({
  ...row,
  pesos: pesos(row.pesos),
  montoUF: uf(montoUF),
  consentimiento: consentimiento as ConsentimientoEnEspera | null,
})

export type Cobro = ReturnType<typeof conTipos>

/** Charges of a declaration, newest first. */
export const cobrosDe = async (tx: Db, declaracionId: number): Promise<Cobro[]> =>
  (await cobros(tx).where('declaracionId', '=', declaracionId).orderBy('id', 'desc').execute()).map(conTipos)

/** The charge of a key, or null. `bloquear` takes its row for the rest of the transaction. */
export async function cobroDeClave(tx: Db, clave: string, bloquear = false): Promise<Cobro | null> {
  const query = cobros(tx).where('clave', '=', clave)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ? conTipos(row) : null
}

/** Declarations with charges to be asked about, the longest due first. */
export async function declaracionesPorConsultar(tx: Db, ahora: string, tanda: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('cobro')
    .select('declaracionId')
    .where('consultar', '<=', ahora)
    .orderBy('consultar')
    .limit(tanda)
    .execute()
  return [...new Set(rows.map(({ declaracionId }) => declaracionId))]
}

/** Active people of the desk. */
export async function mesaActiva(tx: Db): Promise<number[]> {
  const rows = await tx
    .selectFrom('usuario')
    .select('id')
    .where('activo', '=', true)
    .where((e) => e('roles', '@>', e.val(['mesa'])))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
