import {
  type CotizacionMensual,
  type FilaDeCertificado,
  type FormatoDeCertificado,
  filasDe,
  lineaCon,
  type TablaDeCotizaciones,
  titularEn,
} from './tabla.ts'
import { enClaro, type LineasDeTexto, montosEn, rutsEn } from './texto.ts'

const cabecera = (lineas: LineasDeTexto) => lineaCon(lineas, 'MES DE', 'REMUNERACION', 'IMPONIBLE')
const empleador = (lineas: LineasDeTexto) => lineaCon(lineas, 'RAZON SOCIAL DEL EMPLEADOR')

/** Layout of a statement by one employer about the contributions it paid. The layout is ours. */
const unEmpleador: FormatoDeCertificado = {
  nombre: 'un empleador',
  reconoce: (lineas) => cabecera(lineas) >= 0 && empleador(lineas) >= 0,
  lee: (lineas) => {
    const at = empleador(lineas)
    const from = cabecera(lineas)
    const [rutEmpleador] = lineas.slice(at, at + 2).flatMap(rutsEn)
    const cotizaciones = filasDe(lineas.slice(from + 1)).flatMap(({ linea, ...fila }) => {
      const [imponible] = montosEn(linea)
      return imponible === undefined || !rutEmpleador ? [] : [{ ...fila, imponible, rutEmpleador }]
    })
    return { titular: titularEn(lineas.slice(0, from)), cotizaciones }
  },
}

const esTitulo = (linea: string) => /^\s*EMPLEADOR\s*:/.test(enClaro(linea))

/** Lines from each heading to the next; the heading names the employer, on its line or under it. */
function secciones(lineas: LineasDeTexto): LineasDeTexto[] {
  const starts = lineas.flatMap((linea, at) => (esTitulo(linea) ? [at] : []))
  return starts.map((start, i) => lineas.slice(start, starts[i + 1]))
}

function cotizaciones(seccion: LineasDeTexto): CotizacionMensual[] {
  const [rutEmpleador] = seccion.slice(0, 2).flatMap(rutsEn)
  if (!rutEmpleador) return []
  return filasDe(seccion).flatMap(({ linea, ...fila }) => {
    const [imponible] = montosEn(linea)
    return imponible === undefined ? [] : [{ ...fila, imponible, rutEmpleador }]
  })
}

/** Layout with one section per employer and its months, as from a collector of contributions. The layout is ours. */
const porEmpleador: FormatoDeCertificado = {
  nombre: 'por empleador',
  reconoce: (lineas) => lineas.some(esTitulo) && lineaCon(lineas, 'MES', 'DIAS', 'IMPONIBLE') >= 0,
  lee: (lineas) => ({
    titular: titularEn(lineas.slice(0, lineas.findIndex(esTitulo))),
    cotizaciones: secciones(lineas).flatMap(cotizaciones),
  }),
}

const cabeceraPorMes = (lineas: LineasDeTexto) => lineaCon(lineas, 'PERIODO', 'IMPONIBLE', 'RUT', 'EMPLEADOR')

function cotizacion({ linea, ...fila }: FilaDeCertificado): CotizacionMensual[] {
  const [imponible] = montosEn(linea)
  const [rutEmpleador] = rutsEn(linea)
  return imponible === undefined || !rutEmpleador ? [] : [{ ...fila, imponible, rutEmpleador }]
}

/**
 * Layout with one table by month, each line with its employer, as from an AFP. The layout is ours, of no AFP in
 * particular.
 */
const porMes: FormatoDeCertificado = {
  nombre: 'por mes',
  reconoce: (lineas) => cabeceraPorMes(lineas) >= 0,
  lee: (lineas) => {
    const at = cabeceraPorMes(lineas)
    return { titular: titularEn(lineas.slice(0, at)), cotizaciones: filasDe(lineas.slice(at + 1)).flatMap(cotizacion) }
  },
}

/** Layouts that are read. A new one needs its file and its line here. */
const formatos: readonly FormatoDeCertificado[] = [porMes, porEmpleador, unEmpleador]

/** Contributions of a certificate, or null when its layout is unknown. */
export function leerTabla(lineas: LineasDeTexto): TablaDeCotizaciones | null {
  const tabla = formatos.find((formato) => formato.reconoce(lineas))?.lee(lineas)
  return tabla && tabla.cotizaciones.length > 0 ? tabla : null
}
