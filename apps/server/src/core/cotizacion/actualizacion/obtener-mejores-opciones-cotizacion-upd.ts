import { obtenerMejoresOpcionesCotizacionUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { mejoresOpcionesEn } from '../cotizaciones/opciones/obtener-mejores-opciones-cotizacion.ts'

export const obtenerMejoresOpcionesCotizacionUpdUseCase = useCase(
  obtenerMejoresOpcionesCotizacionUpd,
  mejoresOpcionesEn('actualizacion'),
)
