import { randomBytes } from 'node:crypto'
import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { hashPassword } from '../../platform/password.ts'
import type { Vault } from '../../platform/vault.ts'
import { personaDemo } from '../demo/personas.ts'
import { insertMissing } from '../repository.ts'
import { reparto } from './avances.ts'
import {
  asesoraDeLaDemo,
  asesoresDeMedida,
  comoCarga,
  equiposDeMedida,
  record,
  ventaModelo,
  writeBatch,
} from './repository.ts'
import { prepareBatch } from './repository-lote.ts'

/** Among these prospects the asesora of the demo has every fifth; beyond them, none. */
const CON_ASESORA = 100_000
const POR_ASESOR = 2000
const POR_LOTE = 25_000

export interface Avance {
  readonly lote: number
  readonly lotes: number
  /** Prospects inserted so far in this run. */
  readonly nuevos: number
}

/**
 * Batches of similar size, never a multiple of five: else all prospects of the asesora would fall into every fifth
 * batch.
 */
function enLotes(total: number): number {
  const lotes = Math.ceil(total / POR_LOTE)
  return lotes % 5 === 0 ? lotes + 1 : lotes
}

const POR_EQUIPO = 12
/** First RUT number of an advisor: above those of all prospects (repository-lote.ts). */
const PRIMER_CUERPO = 28_100_001

const numero = (at: number) => String(at + 1).padStart(4, '0')
const equipo = (at: number) => `Equipo de medida ${numero(at)}`
const usuario = (at: number) => `medida${numero(at)}`

/**
 * Creates advisors in teams of twelve and returns their ids; existing ones stay unchanged. The first team is that of
 * the asesora, so that its head sees it grow. Their password is random and unknown.
 */
async function seedAsesores(tx: Db, cuantos: number, equipoId: number, clock: Clock): Promise<number[]> {
  const claveHash = await hashPassword(randomBytes(32).toString('base64'))
  const equipos = Array.from({ length: Math.ceil(cuantos / POR_EQUIPO) }, (_, at) => equipo(at))
  await insertMissing(tx, { equipo: equipos.slice(1).map((nombre) => ({ nombre })) })
  const ids = await equiposDeMedida(tx, equipos)
  await insertMissing(tx, {
    usuario: Array.from({ length: cuantos }, (_, at) => {
      const { nombres, apellidoPaterno, apellidoMaterno } = personaDemo(at)
      const cuerpo = PRIMER_CUERPO + at
      return {
        usuario: usuario(at),
        claveHash,
        rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
        nombres,
        apellidoPaterno,
        apellidoMaterno,
        correo: `${usuario(at)}@alerce.example.cl`,
        roles: ['asesor'],
        equipoId: ids.get(equipo(Math.floor(at / POR_EQUIPO))) ?? equipoId,
        creado: clock.ahora(),
      }
    }),
  })
  return await asesoresDeMedida(
    tx,
    Array.from({ length: cuantos }, (_, at) => usuario(at)),
  )
}

/** Options: `soloEnviadas`, to measure screens about sent declarations. */
export interface ScaleOptions {
  readonly soloEnviadas?: boolean
}

/**
 * Creates prospects for measurements, numbered from 1. A number is always the same person, so a second run adds only
 * missing ones. Each batch is a transaction. Returns the number added; null: not a database of the demo.
 */
export async function seedAtScale(
  { db, vault, clock }: { readonly db: Db; readonly vault: Vault; readonly clock: Clock },
  total: number,
  advance: (avance: Avance) => void,
  { soloEnviadas = false }: ScaleOptions = {},
): Promise<number | null> {
  const asesora = await asesoraDeLaDemo(db)
  const modelo = asesora && (await ventaModelo(db, asesora.id))
  if (!asesora || !modelo) return null
  const deOtros = total - Math.floor(Math.min(total, CON_ASESORA) / 5)
  const asesores = await db
    .transaction()
    .execute((tx) => seedAsesores(tx, Math.ceil(deOtros / POR_ASESOR), asesora.equipoId, clock))
  const lotes = enLotes(total)
  const casos = soloEnviadas ? reparto.enviados : reparto.casos
  const comun = { casos, lotes, total, asesora: asesora.id, deAsesoraHasta: CON_ASESORA, asesores }
  const instantes = { ahora: clock.ahora(), hoy: inicioDelDia(clock.hoy()) }
  let nuevos = 0
  for (let lote = 1; lote <= lotes; lote++) {
    nuevos += await db.transaction().execute(async (tx) => {
      await comoCarga(tx)
      const preparados = await prepareBatch(tx, { ...comun, ...instantes, primero: lote })
      await writeBatch(tx, modelo, {
        ahora: instantes.ahora,
        ingreso: bitacora.prospectoIngresado,
        vault,
      })
      return preparados
    })
    // At each doubling: the plans that read cards need statistics of the grown tables
    if ((lote & (lote - 1)) === 0) await record(db)
    advance({ lote, lotes, nuevos })
  }
  if (nuevos > 0) await record(db)
  return nuevos
}
