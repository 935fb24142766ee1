import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Cuaderno } from '../../../../papeles/cuaderno.ts'
import { readArchivo } from '../../../base/archivos/read-model.ts'
import { findDeclaracion } from '../../../declaracion/ds/read-model.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Fuente } from '../contenido/compose-aceptado.ts'
import type { DocumentoDeContrato } from '../read-model.ts'

/**
 * The papers of a sale as they were issued, to be put together; null while one of them is not. The same papers make the
 * same PDF: its date is that of the last one.
 */
export async function composeCuaderno(
  { db, vault, almacen }: Fuente,
  declaracionId: number,
  documentos: readonly DocumentoDeContrato[],
): Promise<Cuaderno | null> {
  const declaracion = await findDeclaracion(db, declaracionId)
  const prospecto = declaracion && (await findProspecto(db, declaracion.prospectoId))
  if (!prospecto) return null
  const papeles = []
  for (const { nombre, ...documento } of documentos) {
    const archivoId = documento.copiaFirmadaId ?? documento.archivoId
    if (archivoId === null) return null
    const { contenido } = await readArchivo({ tx: db, vault, almacen }, archivoId)
    papeles.push({ titulo: nombre.replace(/\.pdf$/, ''), pdf: contenido })
  }
  const emitida = documentos
    .map(({ emitido }) => emitido ?? '')
    .sort()
    .at(-1)
  if (!emitida) return null
  return {
    titulo: 'Documentos contractuales',
    bajada: nombreCompleto(prospecto),
    folio: `Folio ${declaracion.folio}`,
    de: nombreCompleto(prospecto),
    emitida,
    papeles,
  }
}
