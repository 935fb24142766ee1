import type { FormatoDeCertificado, TablaDeCotizaciones } from '../tabla.ts'
import type { LineasDeTexto } from '../texto.ts'
import { porEmpleador } from './por-empleador.ts'
import { porMes } from './por-mes.ts'
import { unEmpleador } from './un-empleador.ts'

/** Every layout that is read. Another one is one more file and its line here. */
const formatos: readonly FormatoDeCertificado[] = [porMes, porEmpleador, unEmpleador]

/** The contributions of a certificate, or null when its table has no layout that we know. */
export function leerTabla(lineas: LineasDeTexto): TablaDeCotizaciones | null {
  const tabla = formatos.find((formato) => formato.reconoce(lineas))?.lee(lineas)
  return tabla && tabla.cotizaciones.length > 0 ? tabla : null
}
