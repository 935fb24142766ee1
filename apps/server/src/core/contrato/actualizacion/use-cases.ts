import type { UseCase } from '../../use-case.ts'
import { actualizarProspectoUseCase } from './actualizar-prospecto.ts'
import { descartarActualizacionUseCase } from './descartar-actualizacion.ts'
import { finalizaEnvioDocUpdUseCase } from './finaliza-envio-doc-upd.ts'
import { guardarBeneficiariosUpdUseCase } from './guardar-beneficiarios-upd.ts'
import { guardarEtapaProspectoUpdUseCase } from './guardar-etapa-prospecto-upd.ts'
import { limpiarCotizacionUpdUseCase } from './limpiar-cotizacion-upd.ts'
import { obtenerDatosProspectoUpdUseCase } from './obtener-datos-prospecto-upd.ts'

export const actualizacionUseCases: readonly UseCase[] = [
  obtenerDatosProspectoUpdUseCase,
  actualizarProspectoUseCase,
  guardarEtapaProspectoUpdUseCase,
  limpiarCotizacionUpdUseCase,
  guardarBeneficiariosUpdUseCase,
  finalizaEnvioDocUpdUseCase,
  descartarActualizacionUseCase,
]
