import { type Pesos, pesos } from '../../base/dinero/tipos.ts'
import { diasEntre, type FechaISO } from '../../base/fechas/fecha.ts'
import { fechaDeEmision } from './emision.ts'
import { leerTabla } from './formatos/formatos.ts'
import { type Renta, rentaPromedio, type TopeMensual } from './promedio.ts'
import type { TablaDeCotizaciones } from './tabla.ts'
import { enClaro, type LineasDeTexto, nombraRut } from './texto.ts'

/** Why the text of a document is not a valid certificate of this person and employer. */
export type FallaDelCertificado =
  | { readonly falla: 'noEsCertificado' | 'otraPersona' | 'sinFecha' | 'fechaFutura' | 'otroEmpleador' }
  | { readonly falla: 'antiguo'; readonly dias: number }
  | { readonly falla: 'pocosMeses'; readonly hallados: number; readonly pedidos: number }

export interface HechosDelCertificado {
  /** Of the prospect on record, 12345678-5. */
  readonly rut: string
  readonly rutEmpleador: string
  readonly hoy: FechaISO
  /** Most days since it was issued. */
  readonly diasDeVigencia: number
  /** Paid months that are averaged. */
  readonly meses: number
  readonly tope: TopeMensual
}

export interface CertificadoValido {
  readonly emitido: FechaISO
  /** A month; 0 when the table has no layout that we know. */
  readonly rentaPromedio: Pesos
  /** How many months it is the average of. */
  readonly meses: number
}

export type RevisionDeCertificado =
  | { readonly valido: true; readonly certificado: CertificadoValido }
  | { readonly valido: false; readonly fallas: readonly FallaDelCertificado[] }

function esDe({ rut }: HechosDelCertificado, lineas: LineasDeTexto, tabla: TablaDeCotizaciones | null): boolean {
  return tabla?.titular ? tabla.titular === rut : nombraRut(lineas, rut)
}

function fallaDeFecha(emitido: FechaISO | null, hechos: HechosDelCertificado): FallaDelCertificado[] {
  if (emitido === null) return [{ falla: 'sinFecha' }]
  const dias = diasEntre(emitido, hechos.hoy)
  if (dias < 0) return [{ falla: 'fechaFutura' }]
  return dias > hechos.diasDeVigencia ? [{ falla: 'antiguo', dias: hechos.diasDeVigencia }] : []
}

function fallaDeMeses(tabla: TablaDeCotizaciones, renta: Renta, hechos: HechosDelCertificado): FallaDelCertificado[] {
  const suyas = tabla.cotizaciones.filter((one) => one.rutEmpleador === hechos.rutEmpleador)
  if (suyas.length === 0) return [{ falla: 'otroEmpleador' }]
  const hallados = renta.meses.length
  return hallados < hechos.meses ? [{ falla: 'pocosMeses', hallados, pedidos: hechos.meses }] : []
}

/**
 * Whether the text of a document is a certificate of contributions of this person, of late, and what it says that one
 * employer pays (spec 1 §5; core rules, Documents). Every reason against it is given; of somebody else's, no more than that.
 */
export function revisaCertificado(lineas: LineasDeTexto, hechos: HechosDelCertificado): RevisionDeCertificado {
  if (!enClaro(lineas.join('\n')).includes('COTIZACION'))
    return { valido: false, fallas: [{ falla: 'noEsCertificado' }] }
  const tabla = leerTabla(lineas)
  const emitido = fechaDeEmision(lineas)
  const deFecha = fallaDeFecha(emitido, hechos)
  if (!esDe(hechos, lineas, tabla)) return { valido: false, fallas: [{ falla: 'otraPersona' }, ...deFecha] }
  const renta = tabla ? rentaPromedio(tabla.cotizaciones, hechos) : { promedio: pesos(0), meses: [] }
  const fallas = [...deFecha, ...(tabla ? fallaDeMeses(tabla, renta, hechos) : [])]
  if (fallas.length > 0 || emitido === null) return { valido: false, fallas }
  return { valido: true, certificado: { emitido, rentaPromedio: renta.promedio, meses: renta.meses.length } }
}
