import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import type { PapelAdjunto } from '../../base/correos/enviar-correo.ts'
import { exigirArchivo } from './exigir-archivo.ts'
import type { DocumentoDeContrato } from './read-model.ts'

/** What of a sale's papers may go with a letter, in its signed copy where there is one: never the copy of the declaration. */
export const adjuntables = (documentos: readonly DocumentoDeContrato[]): PapelAdjunto[] =>
  documentos
    .filter((documento) => !esCopiaDeLaDS(documento))
    .map((documento) => ({ archivoId: exigirArchivo(documento), nombre: documento.nombre }))
