import { type FormatoDeCertificado, filasDe, lineaCon, titularEn } from '../tabla.ts'
import { type LineasDeTexto, montosEn, rutsEn } from '../texto.ts'

const cabecera = (lineas: LineasDeTexto) => lineaCon(lineas, 'MES DE', 'REMUNERACION', 'IMPONIBLE')
const empleador = (lineas: LineasDeTexto) => lineaCon(lineas, 'RAZON SOCIAL DEL EMPLEADOR')

/** A statement that one employer gives of the contributions it paid. The layout is ours. */
export const unEmpleador: FormatoDeCertificado = {
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
