import type { UseCase } from '../../use-case.ts'
import { generarDSManualUseCase } from './generar-ds-manual.ts'
import { guardarEtapaUseCase } from './guardar-etapa.ts'
import { guardarEtapaV2UseCase } from './guardar-etapa-v2.ts'
import { obtenerEtapaUseCase } from './obtener-etapa.ts'
import { obtenerIdentificadorDSUseCase } from './obtener-identificador-ds.ts'
import { validarCreacionDSUseCase } from './validar-creacion-ds.ts'
import { verificacionDSManualUseCase } from './verificacion-ds-manual.ts'

export const declaracionUseCases: readonly UseCase[] = [
  validarCreacionDSUseCase,
  verificacionDSManualUseCase,
  generarDSManualUseCase,
  obtenerIdentificadorDSUseCase,
  obtenerEtapaUseCase,
  guardarEtapaUseCase,
  guardarEtapaV2UseCase,
]
