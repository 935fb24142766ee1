import type { UseCase } from '../../use-case.ts'
import { agregaArchivosDocContractualesUseCase } from './agrega-archivos-doc-contractuales.ts'
import { descargarDocumentoPDFUseCase } from './descargar-documento-pdf.ts'
import { descargarDocumentosContractualesUseCase } from './descargar-documentos-contractuales.ts'
import { enviarCorreoDocumentosContractualesUseCase } from './enviar-correo-documentos-contractuales.ts'
import { obtenerDocumentosUseCase } from './obtener-documentos.ts'

export const documentosUseCases: readonly UseCase[] = [
  agregaArchivosDocContractualesUseCase,
  obtenerDocumentosUseCase,
  descargarDocumentoPDFUseCase,
  descargarDocumentosContractualesUseCase,
  enviarCorreoDocumentosContractualesUseCase,
]
