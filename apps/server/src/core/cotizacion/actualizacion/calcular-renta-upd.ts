import { calcularRentaUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { rentaEn } from '../cotizaciones/rango/calcular-renta.ts'

export const calcularRentaUpdUseCase = useCase(calcularRentaUpd, rentaEn('actualizacion'))
