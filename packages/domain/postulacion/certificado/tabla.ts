import type { Pesos } from '../../base/dinero/tipos.ts'
import { enClaro, type LineasDeTexto, type MesISO, mesEn, rutsEn } from './texto.ts'

/** One line of contributions. */
export interface CotizacionMensual {
  readonly mes: MesISO
  /** 76123456-7 */
  readonly rutEmpleador: string
  /** Taxable income of that month. */
  readonly imponible: Pesos
  /** Paid: neither only declared nor a medical leave. */
  readonly pagada: boolean
}

/** What a layout makes of a certificate. */
export interface TablaDeCotizaciones {
  /** Whose contributions they are; null when the layout does not say. */
  readonly titular: string | null
  readonly cotizaciones: readonly CotizacionMensual[]
}

/** A layout of certificates that we know: whether a document has it, and what it then says. */
export interface FormatoDeCertificado {
  readonly nombre: string
  reconoce(lineas: LineasDeTexto): boolean
  lee(lineas: LineasDeTexto): TablaDeCotizaciones
}

const IMPAGA = /DECLARAD|NO PAGAD|SIN PAGO|IMPAG|MOROS|SUBSIDIO|LICENCIA|PENDIENTE/
/** Longest line that may be the rest of the row above. */
const LARGO_DE_RESTO = 60
const TITULAR = /CERTIFICA QUE|AFILIAD[OA]|TRABAJADOR|COTIZANTE|TITULAR/

/** A row of a table: its month, its first line, and whether the employer paid it. */
export interface FilaDeCertificado {
  readonly mes: MesISO
  readonly linea: string
  /** What is only declared, or a leave, says so; maybe on the line that a narrow column breaks into. */
  readonly pagada: boolean
}

/** The lines that name a month, each with what it says of being paid. */
export function filasDe(lineas: LineasDeTexto): FilaDeCertificado[] {
  return lineas.flatMap((linea, at) => {
    const mes = mesEn(linea)
    if (!mes) return []
    const next = lineas[at + 1] ?? ''
    const resto = next.length <= LARGO_DE_RESTO && !mesEn(next) ? next : ''
    return [{ mes, linea, pagada: !IMPAGA.test(enClaro(`${linea} ${resto}`)) }]
  })
}

/** The rut on the line that names the holder, or on the next one. */
export function titularEn(lineas: LineasDeTexto): string | null {
  for (const [at, linea] of lineas.entries()) {
    if (!TITULAR.test(enClaro(linea))) continue
    const [rut] = [...rutsEn(linea), ...rutsEn(lineas[at + 1] ?? '')]
    if (rut) return rut
  }
  return null
}

/** The place of the first line that holds the first of these words and, with the two lines under it, the others; or -1. */
export function lineaCon(lineas: LineasDeTexto, first: string, ...others: readonly string[]): number {
  const claras = lineas.map(enClaro)
  return claras.findIndex((clara, at) => {
    const cabecera = claras.slice(at, at + 3).join(' ')
    return clara.includes(first) && others.every((word) => cabecera.includes(word))
  })
}
