import type { UseCase } from '../../use-case.ts'
import { cargaArchivoFinancieroUseCase } from './carga-archivo-financiero.ts'
import { cargaArchivoProspectoUseCase } from './carga-archivo-prospecto.ts'
import { descargarDocumentoProspectoUseCase } from './descargar-documento-prospecto.ts'
import { documentosAFPUseCase } from './documentos-afp.ts'
import { documentosProspectoUseCase } from './documentos-prospecto.ts'
import { documentosSolicitarUseCase } from './documentos-solicitar.ts'
import { obtenerDocumentosProspectoUseCase } from './obtener-documentos-prospecto.ts'
import { reponerDocumentoProspectoUseCase } from './reponer-documento-prospecto.ts'
import { retirarDocumentoProspectoUseCase } from './retirar-documento-prospecto.ts'

export const documentosPostulanteUseCases: readonly UseCase[] = [
  documentosSolicitarUseCase,
  documentosAFPUseCase,
  cargaArchivoProspectoUseCase,
  cargaArchivoFinancieroUseCase,
  documentosProspectoUseCase,
  obtenerDocumentosProspectoUseCase,
  descargarDocumentoProspectoUseCase,
  retirarDocumentoProspectoUseCase,
  reponerDocumentoProspectoUseCase,
]
