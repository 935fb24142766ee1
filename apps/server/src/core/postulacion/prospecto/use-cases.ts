import { guardarEtapaProspectoUseCase } from '../../cartera/avance/guardar-etapa-prospecto.ts'
import { obtenerParejaUseCase } from '../../cartera/pareja/obtener-pareja.ts'
import { obtenerVentaUseCase } from '../../cartera/venta/obtener-venta.ts'
import { limpiarCotizacionUseCase } from '../../cotizacion/cotizacion/limpiar-cotizacion.ts'
import type { UseCase } from '../../use-case.ts'
import { eliminarBeneficiarioUseCase } from '../beneficiarios/eliminar-beneficiario.ts'
import { guardarBeneficiariosUseCase } from '../beneficiarios/guardar-beneficiarios.ts'
import { obtenerBeneficiariosUseCase } from '../beneficiarios/obtener-beneficiarios.ts'
import { ingresarProspectoUseCase } from './ingreso/ingresar-prospecto.ts'
import { obtenerDatosProspectoUseCase } from './obtener-datos-prospecto.ts'
import { obtenerEtapaProspectoUseCase } from './obtener-etapa-prospecto.ts'
import { obtenerTipoVentaUseCase } from './obtener-tipo-venta.ts'
import { guardarPropsectoCompensadosUseCase } from './pareja/guardar-propsecto-compensados.ts'
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
