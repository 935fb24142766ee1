import type { Db } from '../../../platform/db/database.ts'
import { huellasDe } from '../../base/archivos/read-model.ts'
import { soltarAdjuntos } from '../../base/correos/soltar-adjuntos.ts'
import { soltarFirmados } from '../firmados/soltar-firmados.ts'
import { copiasFirmadasDe, huellasDeLoEliminado, papelesDeSalud } from './read-model.ts'
import { borrarCopiasFirmadas, marcarEliminado, olvidarReunidos } from './repository.ts'

/** The letters that carried what is gone carry it no more; answers its files. */
async function soltarDeLasCartas(tx: Db, declaracionId: number, deCopias: readonly string[]): Promise<number[]> {
  const eliminados = await huellasDeLoEliminado(tx, declaracionId)
  const [uno] = eliminados
  if (!uno) return []
  const huellas = eliminados.map(({ huella }) => huella)
  return await soltarAdjuntos(tx, uno.prospectoId, [...huellas, ...deCopias])
}

/**
 * The papers that tell of health go, those in force and those replaced: that each was issued stays, with its fingerprint.
 * With them goes what came of them signed or was copied signed, what was mailed of them, and the PDF in which they were put together. Answers
 * their files.
 */
export async function soltarPapelesDeSalud(tx: Db, declaracionId: number): Promise<number[]> {
  const papeles = await papelesDeSalud(tx, declaracionId)
  const suyos = papeles.flatMap(({ archivoId }) => archivoId ?? [])
  const huellas = await huellasDe(tx, suyos)
  const ids = papeles.map(({ id }) => id)
  const copias = await copiasFirmadasDe(tx, ids)
  const deCopias = [...(await huellasDe(tx, copias)).values()]
  await borrarCopiasFirmadas(tx, ids)
  for (const { id, archivoId } of papeles) await marcarEliminado(tx, id, huellas.get(archivoId ?? 0) ?? null)
  const enviados = await soltarDeLasCartas(tx, declaracionId, deCopias)
  if (papeles.length === 0) return enviados
  return [
    ...suyos,
    ...copias,
    ...enviados,
    ...(await soltarFirmados(tx, ids)),
    ...(await olvidarReunidos(tx, declaracionId)),
  ]
}
