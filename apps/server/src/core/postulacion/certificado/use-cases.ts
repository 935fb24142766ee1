import type { UseCase } from '../../use-case.ts'
import { deshacerRetiroCertificadoUseCase } from './deshacer-retiro-certificado.ts'
import { guardarDocumentoRentaUseCase } from './guardar-documento-renta.ts'
import { guardarDocumentoRentaUpdUseCase } from './guardar-documento-renta-upd.ts'
import { obtenerCertificadosUseCase } from './obtener-certificados.ts'
import { retirarCertificadoUseCase } from './retirar-certificado.ts'
import { validarDocumentoRentaUseCase } from './validar-documento-renta.ts'

export const certificadoUseCases: readonly UseCase[] = [
  validarDocumentoRentaUseCase,
  guardarDocumentoRentaUseCase,
  guardarDocumentoRentaUpdUseCase,
  obtenerCertificadosUseCase,
  retirarCertificadoUseCase,
  deshacerRetiroCertificadoUseCase,
]
