import { randomBytes } from 'node:crypto'
import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { hashPassword } from '../../platform/password.ts'
import type { Vault } from '../../platform/vault.ts'
import { personaDemo } from '../demo/personas.ts'
import { insertarFaltantes } from '../repository.ts'
import { reparto } from './avances.ts'
import {
  asentar,
  asesoraDeLaDemo,
  asesoresDeMedida,
  comoCarga,
  equiposDeMedida,
  escribirLote,
  ventaModelo,
} from './repository.ts'
import { prepararLote } from './repository-lote.ts'

/** Of so many prospects the asesora of the demo has every fifth; of all beyond, none. */
const CON_ASESORA = 100_000
const POR_ASESOR = 2000
const POR_LOTE = 25_000

export interface Avance {
  readonly lote: number
  readonly lotes: number
  /** Prospects written so far in this run. */
  readonly nuevos: number
}

/** Parts of about the same size; never a multiple of five, for then the asesora's would fall into one part of five. */
function enLotes(total: number): number {
  const lotes = Math.ceil(total / POR_LOTE)
  return lotes % 5 === 0 ? lotes + 1 : lotes
}

const POR_EQUIPO = 12
/** No prospect's body is so high (repository-lote.ts). */
const PRIMER_CUERPO = 28_100_001

const numero = (at: number) => String(at + 1).padStart(4, '0')
const equipo = (at: number) => `Equipo de medida ${numero(at)}`
const usuario = (at: number) => `medida${numero(at)}`

/**
 * So many advisors in teams of twelve, and their ids; those who exist stay as they are. The first team is the one of
 * the asesora, so that its head sees it as it grows. Their password is nobody's.
 */
async function sembrarAsesores(tx: Db, cuantos: number, equipoId: number, clock: Clock): Promise<number[]> {
  const claveHash = await hashPassword(randomBytes(32).toString('base64'))
  const equipos = Array.from({ length: Math.ceil(cuantos / POR_EQUIPO) }, (_, at) => equipo(at))
  await insertarFaltantes(tx, { equipo: equipos.slice(1).map((nombre) => ({ nombre })) })
  const ids = await equiposDeMedida(tx, equipos)
  await insertarFaltantes(tx, {
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

/** Who is wanted: `soloEnviadas`, for measuring what hangs on declarations that were sent. */
export interface ScaleOptions {
  readonly soloEnviadas?: boolean
}

/**
 * Prospects for measuring, numbered from 1: the same number is always the same person, so a second run adds only who
 * is missing. Part by part, each all or nothing. Answers how many were added; null: this is no database of the demo.
 */
export async function sembrarAEscala(
  { db, vault, clock }: { readonly db: Db; readonly vault: Vault; readonly clock: Clock },
  total: number,
  avanzar: (avance: Avance) => void,
  { soloEnviadas = false }: ScaleOptions = {},
): Promise<number | null> {
  const asesora = await asesoraDeLaDemo(db)
  const modelo = asesora && (await ventaModelo(db, asesora.id))
  if (!asesora || !modelo) return null
  const deOtros = total - Math.floor(Math.min(total, CON_ASESORA) / 5)
  const asesores = await db
    .transaction()
    .execute((tx) => sembrarAsesores(tx, Math.ceil(deOtros / POR_ASESOR), asesora.equipoId, clock))
  const lotes = enLotes(total)
  const casos = soloEnviadas ? reparto.enviados : reparto.casos
  const comun = { casos, lotes, total, asesora: asesora.id, deAsesoraHasta: CON_ASESORA, asesores }
  const instantes = { ahora: clock.ahora(), hoy: inicioDelDia(clock.hoy()) }
  let nuevos = 0
  for (let lote = 1; lote <= lotes; lote++) {
    nuevos += await db.transaction().execute(async (tx) => {
      await comoCarga(tx)
      const preparados = await prepararLote(tx, { ...comun, ...instantes, primero: lote })
      await escribirLote(tx, modelo, {
        ahora: instantes.ahora,
        ingreso: bitacora.prospectoIngresado,
        vault,
      })
      return preparados
    })
    // at each doubling: cards are read by plans that must know how large the tables became
    if ((lote & (lote - 1)) === 0) await asentar(db)
    avanzar({ lote, lotes, nuevos })
  }
  if (nuevos > 0) await asentar(db)
  return nuevos
}
