import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { inicioDeVigencia } from '@alerce/domain/contrato/vigencia'
import { compensacionDe } from '@alerce/domain/cotizacion/lineas'
import type { Cotizacion } from '../core/cotizacion/registro/read-model.ts'
import type { Declaracion } from '../core/declaracion/ds/read-model.ts'
import type { Prospecto } from '../core/postulacion/prospecto/read-model.ts'
import { type Bloque, constancia, type Dato, firmas } from './bloques.ts'
import { datosDelPostulante } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { marca } from './marca.ts'

/** Data of a sale that its papers use. */
export interface Venta {
  readonly prospecto: Prospecto
  readonly declaracion: Declaracion
  readonly cotizacion: Cotizacion
  /** ISO instant at which the paper was made. */
  readonly emitida: string
}

/** Compensation given or received in a couple, and the payment after it. */
function datosDelPago(foto: Cotizacion['foto']): Dato[] {
  const compensacion = compensacionDe(foto)
  if (compensacion.length === 0) return []
  return [
    ...compensacion.map(([concepto, monto]): Dato => [concepto, `${formatoUF(monto)} UF`]),
    ['Total Cotización Pagar', `${formatoUF(foto.pagarUF)} UF, ${formatoPesos(foto.pagarPesos)}`],
  ]
}

/** Head of the papers of a sale: applicant, plan and price. */
export function datosDeLaVenta({ prospecto, declaracion, cotizacion, emitida }: Venta): Dato[] {
  const { plan, foto } = cotizacion
  return [
    ...datosDelPostulante(prospecto),
    ['Folio DS', String(declaracion.folio)],
    ['Plan', `${plan.nombre} (${plan.codigo})`],
    ['Total Cotización Pactada', `${formatoUF(foto.totalUF)} UF`],
    ['Total en pesos', formatoPesos(foto.totalPesos)],
    ...datosDelPago(foto),
    ['Inicio de vigencia de los beneficios', aDDMMYYYY(inicioDeVigencia(hoyEnSantiago(emitida)))],
  ]
}

/** Folio and applicant at the foot of each page, with the instant it was made. */
export const pieDeLaVenta = ({ prospecto, declaracion, emitida }: Venta): Pick<Hoja, 'folio' | 'de' | 'emitida'> => ({
  folio: `Folio ${declaracion.folio}`,
  de: nombreCompleto(prospecto),
  emitida,
})

/**
 * Applicant and isapre, each with a line to sign. A paper of an electronic sale has none: its signed copy carries a
 * stamp.
 */
export function firmasDe({ prospecto, declaracion }: Venta, calidad: string): Bloque {
  const [, [etiqueta, identidad] = ['', '']] = datosDelPostulante(prospecto)
  const nombre = nombreCompleto(prospecto)
  if (declaracion.tipoVenta === 'E')
    return constancia(
      'Se firma electrónicamente',
      `${nombre}, ${etiqueta} ${identidad}, firma en su teléfono con un código de un solo uso.`,
      'Fecha, método y referencia van al pie de cada página de la copia firmada, y el detalle en su certificado.',
    )
  return firmas(
    { nombre, identidad: `${etiqueta} ${identidad}`, calidad },
    { nombre: marca.razonSocial, identidad: `RUT ${marca.rut}`, calidad: 'Por la isapre' },
  )
}
