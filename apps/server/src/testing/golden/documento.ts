import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { siguienteId } from '../../platform/db/next-id.ts'
import type { DocumentoProspectoTable } from '../../platform/db/tables/postulacion.ts'
import { INICIO, testVault } from '../template.ts'

type Documento = Pick<Insertable<DocumentoProspectoTable>, 'prospectoId' | 'archivoId'> &
  Partial<Omit<Insertable<DocumentoProspectoTable>, 'id' | 'nombre'>> & { readonly nombre: string }

/** A document of a prospect as an upload stores it; returns its id. */
export async function setDocumento(db: Db, { nombre, ...documento }: Documento): Promise<number> {
  const id = await siguienteId(db, 'documento_prospecto')
  const sello = testVault.en('documento_prospecto.nombre', id).seal(nombre)
  const comun = { pedidoId: null, tipoAdjunto: 40, retirado: null, retiradoPor: null }
  const subida = { subido: INICIO, subidoPor: 'prueba' }
  await db
    .insertInto('documentoProspecto')
    .values({ id, ...comun, ...subida, ...documento, nombre: sello })
    .execute()
  return id
}
