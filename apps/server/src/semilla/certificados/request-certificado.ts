import { RENTA_MAXIMA } from '@alerce/contract/forms/base/numeros'
import { leeNumero } from '@alerce/domain/base/dinero/escrito'
import { type FechaISO, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { CertificadoDemo } from './certificado.ts'

/** Options of a fictional certificate, as typed. */
interface Opciones {
  readonly rut?: string
  readonly empleador?: string
  readonly nombre?: string
  readonly formato?: string
  readonly meses?: string
  readonly renta?: string
  readonly clave?: string
}

const MAXIMO_DE_MESES = 36

const enteroEntre = (text: string, least: number, most: number): number | null => {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= least && value <= most ? value : null
}

const esFormato = (value: number | null): value is 1 | 2 | 3 => value !== null

/** The requested certificate, issued today, paid up to last month; or the error in the options. */
export function requestCertificado(opciones: Opciones, hoy: FechaISO): CertificadoDemo | string {
  const rut = normalizaRut(opciones.rut ?? '')
  const empleador = normalizaRut(opciones.empleador ?? '')
  if (!rut) return 'El rut no es válido.'
  if (!empleador) return 'El rut del empleador no es válido.'
  const formato = enteroEntre(opciones.formato ?? '1', 1, 3)
  if (!esFormato(formato)) return 'El formato es 1, 2 o 3.'
  const meses = enteroEntre(opciones.meses ?? '4', 1, MAXIMO_DE_MESES)
  if (meses === null) return `Los meses son de 1 a ${MAXIMO_DE_MESES}.`
  const renta = leeNumero(opciones.renta ?? '1500000', 'pesos').valor
  if (renta === null || renta < 1 || renta > RENTA_MAXIMA) return 'La renta es una cantidad entera de pesos.'
  const pagados = Array.from({ length: meses }, (_, i) => ({ mes: sumaMeses(hoy, -1 - i).slice(0, 7), renta }))
  return {
    formato,
    rut,
    nombre: opciones.nombre ?? 'PERSONA DE EJEMPLO',
    emitido: hoy,
    clave: opciones.clave ?? '',
    empleadores: [{ rut: empleador, razonSocial: 'EMPRESA DE EJEMPLO SPA', meses: pagados }],
  }
}
