import { cotizarPlanesManualUseCase } from './opciones/cotizar-planes-manual.ts'
import { obtenerMejoresOpcionesCotizacionUseCase } from './opciones/obtener-mejores-opciones-cotizacion.ts'
import { obtenerPlanesUseCase } from './opciones/obtener-planes.ts'
import { obtenerPlanesV3UseCase } from './opciones/obtener-planes-v3.ts'
import { calcularRentaUseCase } from './rango/calcular-renta.ts'
import { guardarPreferenciasUseCase } from './rango/guardar-preferencias.ts'
import { guardarRangoPactadoUseCase } from './rango/guardar-rango-pactado.ts'
import { obtenerRangoPactadoUseCase } from './rango/obtener-rango-pactado.ts'
import { enviarCotizacionCorreoUseCase } from './seleccion/enviar-cotizacion-correo.ts'
import { guardarPlanSeleccionadoUseCase } from './seleccion/guardar-plan-seleccionado.ts'
import { obtenerPlanSeleccionadoUseCase } from './seleccion/obtener-plan-seleccionado.ts'
import { obtenerResumenPlanUseCase } from './seleccion/obtener-resumen-plan.ts'
import { resumenCotizacionUseCase } from './seleccion/resumen-cotizacion.ts'

export const cotizacionUseCases = [
  calcularRentaUseCase,
  guardarRangoPactadoUseCase,
  obtenerRangoPactadoUseCase,
  guardarPreferenciasUseCase,
  obtenerPlanesUseCase,
  obtenerPlanesV3UseCase,
  cotizarPlanesManualUseCase,
  obtenerMejoresOpcionesCotizacionUseCase,
  guardarPlanSeleccionadoUseCase,
  obtenerPlanSeleccionadoUseCase,
  enviarCotizacionCorreoUseCase,
  resumenCotizacionUseCase,
  obtenerResumenPlanUseCase,
]
