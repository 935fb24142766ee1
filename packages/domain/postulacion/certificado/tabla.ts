import type { Pesos } from '../../base/dinero/tipos.ts'
import { enClaro, type LineasDeTexto, type MesISO, mesEn, rutsEn } from './texto.ts'

/** Line of contributions. */
export interface CotizacionMensual {
  readonly mes: MesISO
  /** RUT without points: 76123456-7. */
  readonly rutEmpleador: string
  /** Taxable income of that month. */
  readonly imponible: Pesos
  /** Paid: neither only declared nor a medical leave. */
  readonly pagada: boolean
}

/** Table that a layout reads from a certificate. */
export interface TablaDeCotizaciones {
  /** RUT of the holder; null when the layout does not name it. */
  readonly titular: string | null
  readonly cotizaciones: readonly CotizacionMensual[]
}

/** Known layout of certificates: recognition and reading. */
export interface FormatoDeCertificado {
  readonly nombre: string
  reconoce(lineas: LineasDeTexto): boolean
  lee(lineas: LineasDeTexto): TablaDeCotizaciones
}

const IMPAGA = /DECLARAD|NO PAGAD|SIN PAGO|IMPAG|MOROS|SUBSIDIO|LICENCIA|PENDIENTE/
/** Longest line that may continue the row above. */
const LARGO_DE_RESTO = 60
const TITULAR = /CERTIFICA QUE|AFILIAD[OA]|TRABAJADOR|COTIZANTE|TITULAR/

/** Row of a table: its month, its first line, and whether the employer paid it. */
export interface FilaDeCertificado {
  readonly mes: MesISO
  readonly linea: string
  /** False for a declared month or a leave, which are marked as such, sometimes on the next line of a narrow column. */
  readonly pagada: boolean
}

/** Rows that name a month, each with its payment mark. */
export function filasDe(lineas: LineasDeTexto): FilaDeCertificado[] {
  return lineas.flatMap((linea, at) => {
    const mes = mesEn(linea)
    if (!mes) return []
    const next = lineas[at + 1] ?? ''
    const resto = next.length <= LARGO_DE_RESTO && !mesEn(next) ? next : ''
    return [{ mes, linea, pagada: !IMPAGA.test(enClaro(`${linea} ${resto}`)) }]
  })
}

/** RUT on the line that names the holder, or on the next one. */
export function titularEn(lineas: LineasDeTexto): string | null {
  for (const [at, linea] of lineas.entries()) {
    if (!TITULAR.test(enClaro(linea))) continue
    const [rut] = [...rutsEn(linea), ...rutsEn(lineas[at + 1] ?? '')]
    if (rut) return rut
  }
  return null
}

/** Index of the first line with the first word, and the others on it or on the two lines below; or -1. */
export function lineaCon(lineas: LineasDeTexto, first: string, ...others: readonly string[]): number {
  const claras = lineas.map(enClaro)
  return claras.findIndex((clara, at) => {
    const cabecera = claras.slice(at, at + 3).join(' ')
    return clara.includes(first) && others.every((word) => cabecera.includes(word))
  })
}
