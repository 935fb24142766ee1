import type { Db } from '../../../platform/db/database.ts'
import { huellasDe } from '../../base/archivos/read-model.ts'
import { soltarFirmados } from '../firmados/soltar-firmados.ts'
import { papelesDeSalud } from './read-model.ts'
import { marcarEliminado, olvidarReunidos } from './repository.ts'

/**
 * The papers that tell of health go, those in force and those replaced: that each was issued stays, with its fingerprint.
 * With them goes what came of them signed, and the PDF in which they were put together. Answers their files.
 */
export async function soltarPapelesDeSalud(tx: Db, declaracionId: number): Promise<number[]> {
  const papeles = await papelesDeSalud(tx, declaracionId)
  if (papeles.length === 0) return []
  const suyos = papeles.flatMap(({ archivoId }) => archivoId ?? [])
  const huellas = await huellasDe(tx, suyos)
  const ids = papeles.map(({ id }) => id)
  for (const { id, archivoId } of papeles) await marcarEliminado(tx, id, huellas.get(archivoId ?? 0) ?? null)
  return [...suyos, ...(await soltarFirmados(tx, ids)), ...(await olvidarReunidos(tx, declaracionId))]
}
