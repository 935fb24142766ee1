import { createHash } from 'node:crypto'
import { huellasDe } from '../../base/archivos/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from '../documentos/read-model.ts'

/** What is signed, paper by paper, each with the SHA-256 of its bytes; and the digest of all of them. */
export async function leerHuellas({ tx }: Context, declaracionId: number) {
  const documentos = await documentosDe(tx, declaracionId)
  const huellas = await huellasDe(
    tx,
    documentos.flatMap(({ archivoId }) => archivoId ?? []),
  )
  const lineas = documentos.map(({ nombre, archivoId }) => `${nombre}: SHA-256 ${huellas.get(archivoId ?? 0) ?? ''}`)
  return { lineas, huella: createHash('sha256').update(lineas.join('\n')).digest('hex') }
}
