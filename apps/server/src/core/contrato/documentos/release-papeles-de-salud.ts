import type { Db } from '../../../platform/db/database.ts'
import { huellasDe } from '../../base/archivos/read-model.ts'
import { releaseAdjuntos } from '../../base/correos/release-adjuntos.ts'
import { releaseFirmados } from '../firmados/release-firmados.ts'
import { copiasFirmadasDe, huellasDeLoEliminado, papelesDeSalud } from './read-model.ts'
import { deleteCopiasFirmadas, forgetReunidos, markEliminado } from './repository.ts'

/** The letters that carried what is gone carry it no more; answers its files. */
async function releaseDeLasCartas(tx: Db, declaracionId: number, deCopias: readonly string[]): Promise<number[]> {
  const eliminados = await huellasDeLoEliminado(tx, declaracionId)
  const [uno] = eliminados
  if (!uno) return []
  const huellas = eliminados.map(({ huella }) => huella)
  return await releaseAdjuntos(tx, uno.prospectoId, [...huellas, ...deCopias])
}

/**
 * The papers that tell of health go, those in force and those replaced: that each was issued stays, with its fingerprint.
 * With them goes what came of them signed or was copied signed, what was mailed of them, and the PDF in which they were put together. Answers
 * their files.
 */
export async function releasePapelesDeSalud(tx: Db, declaracionId: number): Promise<number[]> {
  const papeles = await papelesDeSalud(tx, declaracionId)
  const suyos = papeles.flatMap(({ archivoId }) => archivoId ?? [])
  const huellas = await huellasDe(tx, suyos)
  const ids = papeles.map(({ id }) => id)
  const copias = await copiasFirmadasDe(tx, ids)
  const deCopias = [...(await huellasDe(tx, copias)).values()]
  await deleteCopiasFirmadas(tx, ids)
  for (const { id, archivoId } of papeles) await markEliminado(tx, id, huellas.get(archivoId ?? 0) ?? null)
  const enviados = await releaseDeLasCartas(tx, declaracionId, deCopias)
  if (papeles.length === 0) return enviados
  return [
    ...suyos,
    ...copias,
    ...enviados,
    ...(await releaseFirmados(tx, ids)),
    ...(await forgetReunidos(tx, declaracionId)),
  ]
}
