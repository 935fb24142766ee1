import {
  type CotizacionMensual,
  type FilaDeCertificado,
  type FormatoDeCertificado,
  filasDe,
  lineaCon,
  titularEn,
} from '../tabla.ts'
import { type LineasDeTexto, montosEn, rutsEn } from '../texto.ts'

const cabecera = (lineas: LineasDeTexto) => lineaCon(lineas, 'PERIODO', 'IMPONIBLE', 'RUT', 'EMPLEADOR')

function cotizacion({ linea, ...fila }: FilaDeCertificado): CotizacionMensual[] {
  const [imponible] = montosEn(linea)
  const [rutEmpleador] = rutsEn(linea)
  return imponible === undefined || !rutEmpleador ? [] : [{ ...fila, imponible, rutEmpleador }]
}

/** One table by month, each line with its employer: the kind of an AFP. The layout is ours, of no AFP in particular. */
export const porMes: FormatoDeCertificado = {
  nombre: 'por mes',
  reconoce: (lineas) => cabecera(lineas) >= 0,
  lee: (lineas) => {
    const at = cabecera(lineas)
    return { titular: titularEn(lineas.slice(0, at)), cotizaciones: filasDe(lineas.slice(at + 1)).flatMap(cotizacion) }
  },
}
