import { type Pesos, pesos } from '../../base/dinero/tipos.ts'
import { diasEntre, type FechaISO } from '../../base/fechas/fecha.ts'
import { fechaDeEmision } from './emision.ts'
import { leerTabla } from './formatos.ts'
import { type Renta, rentaPromedio, type TopeMensual } from './promedio.ts'
import { type TablaDeCotizaciones, titularEn } from './tabla.ts'
import { enClaro, type LineasDeTexto, type MesISO, nombraRut } from './texto.ts'

/** Reasons why the text of a document is not a valid certificate of this person and employer. */
export type FallaDelCertificado =
  | { readonly falla: 'noEsCertificado' | 'sinFecha' }
  /** `leido`: holder of the certificate, when it names one. */
  | { readonly falla: 'otraPersona'; readonly leido: string | null }
  | { readonly falla: 'fechaFutura'; readonly emitido: FechaISO }
  | { readonly falla: 'antiguo'; readonly dias: number; readonly emitido: FechaISO }
  /** `leidos`: employers that it names. */
  | { readonly falla: 'otroEmpleador'; readonly leidos: readonly string[] }
  /** `meses`: paid months found, newest first. */
  | { readonly falla: 'pocosMeses'; readonly meses: readonly MesISO[]; readonly pedidos: number }

export interface HechosDelCertificado {
  /** RUT of the prospect on record, 12345678-5. */
  readonly rut: string
  readonly rutEmpleador: string
  readonly hoy: FechaISO
  /** Most days since the issue. */
  readonly diasDeVigencia: number
  /** Number of paid months to average. */
  readonly meses: number
  readonly tope: TopeMensual
}

export interface CertificadoValido {
  readonly emitido: FechaISO
  /** Average per month; 0 when the layout of the table is unknown. */
  readonly rentaPromedio: Pesos
  /** Number of months in the average. */
  readonly meses: number
}

type RevisionDeCertificado =
  | { readonly valido: true; readonly certificado: CertificadoValido }
  | { readonly valido: false; readonly fallas: readonly FallaDelCertificado[] }

function esDe({ rut }: HechosDelCertificado, lineas: LineasDeTexto, tabla: TablaDeCotizaciones | null): boolean {
  return tabla?.titular ? tabla.titular === rut : nombraRut(lineas, rut)
}

function fallaDeFecha(emitido: FechaISO | null, hechos: HechosDelCertificado): FallaDelCertificado[] {
  if (emitido === null) return [{ falla: 'sinFecha' }]
  const dias = diasEntre(emitido, hechos.hoy)
  if (dias < 0) return [{ falla: 'fechaFutura', emitido }]
  return dias > hechos.diasDeVigencia ? [{ falla: 'antiguo', dias: hechos.diasDeVigencia, emitido }] : []
}

function fallaDeMeses(tabla: TablaDeCotizaciones, renta: Renta, hechos: HechosDelCertificado): FallaDelCertificado[] {
  const leidos = [...new Set(tabla.cotizaciones.map((one) => one.rutEmpleador))]
  if (!leidos.includes(hechos.rutEmpleador)) return [{ falla: 'otroEmpleador', leidos }]
  const { meses } = renta
  return meses.length < hechos.meses ? [{ falla: 'pocosMeses', meses, pedidos: hechos.meses }] : []
}

/**
 * Whether a text is a recent certificate of contributions of this person, and the income that one employer pays (spec 1
 * §5; core rules, Documents). Every fault is returned; for another person's certificate only that one.
 */
export function revisaCertificado(lineas: LineasDeTexto, hechos: HechosDelCertificado): RevisionDeCertificado {
  if (!enClaro(lineas.join('\n')).includes('COTIZACION'))
    return { valido: false, fallas: [{ falla: 'noEsCertificado' }] }
  const tabla = leerTabla(lineas)
  const emitido = fechaDeEmision(lineas)
  const deFecha = fallaDeFecha(emitido, hechos)
  if (!esDe(hechos, lineas, tabla)) {
    const leido = tabla?.titular ?? titularEn(lineas)
    return { valido: false, fallas: [{ falla: 'otraPersona', leido }, ...deFecha] }
  }
  const renta = tabla ? rentaPromedio(tabla.cotizaciones, hechos) : { promedio: pesos(0), meses: [] }
  const fallas = [...deFecha, ...(tabla ? fallaDeMeses(tabla, renta, hechos) : [])]
  if (fallas.length > 0 || emitido === null) return { valido: false, fallas }
  return { valido: true, certificado: { emitido, rentaPromedio: renta.promedio, meses: renta.meses.length } }
}
