import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import type { ClaseDeCobro, EstadoDeCobro, MotivoDeCobro } from '@alerce/domain/contrato/cobro'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ConsentimientoEnEspera } from './read-model.ts'

interface CobroNuevo {
  readonly declaracionId: number
  readonly clase: ClaseDeCobro
  readonly empleadorId: number | null
  readonly clave: string
  readonly montoUF: UF
  readonly pesos: Pesos
  readonly estado: 'porAbrir' | 'espera'
  readonly creado: string
  readonly vence: string
  readonly identidad: string | null
  readonly direccion: string | null
  readonly consultar: string | null
  readonly consentimiento: ConsentimientoEnEspera | null
}

/** Inserts a charge; its key must be new. */
export async function insertCobro(tx: Db, { montoUF, consentimiento, ...cobro }: CobroNuevo): Promise<void> {
  await tx
    .insertInto('cobro')
    .values({
      ...cobro,
      montoUF: textoDecimal(montoUF),
      consentimiento: JSON.stringify(consentimiento),
      falla: null,
      resuelto: null,
      recibo: null,
      motivo: null,
    })
    .execute()
}

interface Apertura {
  readonly identidad: string
  readonly direccion: string
  readonly consultar: string | null
}

/** Keeps where a consented mandate was opened; a notice may have come before. */
export async function markAbierto(tx: Db, id: number, { consultar, ...abierto }: Apertura): Promise<void> {
  await tx
    .updateTable('cobro')
    .set({ ...abierto, estado: 'espera', consultar })
    .where('id', '=', id)
    .where('estado', '=', 'porAbrir')
    .execute()
}

interface Desenlace {
  readonly estado: EstadoDeCobro
  readonly motivo: MotivoDeCobro | null
  readonly resuelto: string
  readonly identidad: string
  readonly recibo: string | null
}

/** Keeps how a charge ended. A refused or lapsed one is asked about again, in case it was paid late. */
export async function settleCobro(tx: Db, id: number, desenlace: Desenlace): Promise<void> {
  const { estado } = desenlace
  await tx
    .updateTable('cobro')
    .set({ ...desenlace, falla: null, ...(estado === 'confirmado' && { consultar: null }) })
    .where('id', '=', id)
    .execute()
}

/** Counts a question to the provider; `consultar`: instant of the next one, or null. */
export async function noteConsulta(
  tx: Db,
  id: number,
  { consultar, falla }: { readonly consultar: string | null; readonly falla: string | null },
): Promise<void> {
  await tx
    .updateTable('cobro')
    .set({ consultar, falla, consultas: sql`consultas + 1` })
    .where('id', '=', id)
    .where('estado', '<>', 'confirmado')
    .execute()
}
