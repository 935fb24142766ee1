import { type CotizacionMensual, type FormatoDeCertificado, filasDe, lineaCon, titularEn } from '../tabla.ts'
import { enClaro, type LineasDeTexto, montosEn, rutsEn } from '../texto.ts'

const esTitulo = (linea: string) => /^\s*EMPLEADOR\s*:/.test(enClaro(linea))

/** The lines from each heading to the next one; the employer is the one that the heading names, there or under it. */
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

/** One section for each employer, with its months: the kind of a collector of contributions. The layout is ours. */
export const porEmpleador: FormatoDeCertificado = {
  nombre: 'por empleador',
  reconoce: (lineas) => lineas.some(esTitulo) && lineaCon(lineas, 'MES', 'DIAS', 'IMPONIBLE') >= 0,
  lee: (lineas) => ({
    titular: titularEn(lineas.slice(0, lineas.findIndex(esTitulo))),
    cotizaciones: secciones(lineas).flatMap(cotizaciones),
  }),
}
