import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Detalle } from '../evaluacion/read-model.ts'

export type Cola = 'financiera' | 'medica'

/** The result with which a declaration waits in each queue. */
const resultadoDe: Record<Cola, ResultadoDS> = { financiera: 6, medica: 0 }

/** The queue a declaration waits in; null when it waits for nobody here. */
export function colaDe({ etapa, resultado }: { etapa: string; resultado: ResultadoDS | null }): Cola | null {
  if (etapa !== 'resultado') return null
  if (resultado === resultadoDe.financiera) return 'financiera'
  return resultado === resultadoDe.medica ? 'medica' : null
}

const MAXIMO = 200

const enEspera = (tx: Db) =>
  tx
    .selectFrom('declaracion')
    .where('declaracion.etapa', '=', 'resultado')
    .where('declaracion.viva', '=', true)
    // what was answered waits for nobody, though it has not left
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('respuestaRetenida as r').select('r.id').whereRef('r.declaracionId', '=', 'declaracion.id'),
        ),
      ),
    )

export async function totalesDeColas(tx: Db): Promise<Record<Cola, number>> {
  const rows = await enEspera(tx)
    .select(['resultado', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('resultado')
    .execute()
  const total = (cola: Cola) => rows.find((row) => row.resultado === resultadoDe[cola])?.total ?? 0
  return { financiera: total('financiera'), medica: total('medica') }
}

export interface CasoEnCola {
  readonly identificador: number
  readonly folio: number
  readonly nombre: string
  readonly asesor: string
  /** Since when, ISO instant. */
  readonly espera: string
  readonly motivo: string
}

/** Who waits in a queue, longest first. The reasons are opened: only for operations marked `health`. */
export async function casosEnCola(tx: Db, vault: Vault, cola: Cola): Promise<CasoEnCola[]> {
  const rows = await enEspera(tx)
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
    .innerJoin('evaluacion', 'evaluacion.declaracionId', 'declaracion.id')
    .select([
      'declaracion.id',
      'declaracion.folio',
      'prospecto.nombres',
      'prospecto.apellidoPaterno as paterno',
      'prospecto.apellidoMaterno as materno',
      'usuario.nombres as asesorNombres',
      'usuario.apellidoPaterno as asesorApellido',
      'evaluacion.en',
      'evaluacion.detalle',
    ])
    .where('declaracion.resultado', '=', resultadoDe[cola])
    .where('evaluacion.id', '=', (e) =>
      e
        .selectFrom('evaluacion as ultima')
        .select((u) => u.fn.max('ultima.id').as('id'))
        .whereRef('ultima.declaracionId', '=', 'declaracion.id'),
    )
    .orderBy('evaluacion.en')
    .orderBy('declaracion.id')
    .limit(MAXIMO)
    .execute()
  return rows.map((row) => ({
    identificador: row.id,
    folio: row.folio,
    nombre: `${row.nombres} ${row.paterno} ${row.materno}`,
    asesor: `${row.asesorNombres} ${row.asesorApellido}`,
    espera: row.en,
    motivo: row.detalle ? vault.open<Detalle>(row.detalle).motivos.join(', ') : '',
  }))
}
