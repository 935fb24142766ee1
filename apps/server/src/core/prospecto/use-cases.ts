import { eliminarBeneficiarioUseCase } from '../beneficiarios/eliminar-beneficiario.ts'
import { guardarBeneficiariosUseCase } from '../beneficiarios/guardar-beneficiarios.ts'
import { obtenerBeneficiariosUseCase } from '../beneficiarios/obtener-beneficiarios.ts'
import type { UseCase } from '../use-case.ts'
import { guardarEtapaProspectoUseCase } from './guardar-etapa-prospecto.ts'
import { ingresarProspectoUseCase } from './ingreso/ingresar-prospecto.ts'
import { limpiarCotizacionUseCase } from './limpiar-cotizacion.ts'
import { obtenerDatosProspectoUseCase } from './obtener-datos-prospecto.ts'
import { obtenerEtapaProspectoUseCase } from './obtener-etapa-prospecto.ts'
import { obtenerTipoVentaUseCase } from './obtener-tipo-venta.ts'
import { obtenerVentaUseCase } from './obtener-venta.ts'
import { guardarPropsectoCompensadosUseCase } from './pareja/guardar-propsecto-compensados.ts'
import { obtenerParejaUseCase } from './pareja/obtener-pareja.ts'
import { validarCargaVigenteUseCase } from './validar-carga-vigente.ts'

export const prospectoUseCases: readonly UseCase[] = [
  ingresarProspectoUseCase,
  obtenerDatosProspectoUseCase,
  obtenerTipoVentaUseCase,
  obtenerEtapaProspectoUseCase,
  guardarEtapaProspectoUseCase,
  validarCargaVigenteUseCase,
  limpiarCotizacionUseCase,
  obtenerVentaUseCase,
  obtenerBeneficiariosUseCase,
  guardarBeneficiariosUseCase,
  eliminarBeneficiarioUseCase,
  guardarPropsectoCompensadosUseCase,
  obtenerParejaUseCase,
]
