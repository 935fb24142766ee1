import { normalizaRut } from '../base/persona/rut.ts'
import { type Caja, CERTIF_COTIZ } from './cajas.ts'

/** Employer on record or in a form. */
interface Empleador {
  readonly tipoTrabajador: string
  readonly rut: string | null
}

interface DocumentosEntregados {
  /** Requests answered by the documents; null: a document without request. */
  readonly respondidos: readonly (number | null)[]
  /** Employers with a validated certificate, 76123456-7. */
  readonly certificados: readonly string[]
  /** Holder with a passport: a certificate names a RUT, so contraloría reads theirs. */
  readonly sinRut: boolean
}

/** Required place without a valid document. */
export interface DocumentoFaltante {
  readonly caja: Caja
  /** Employers without a certificate, 76123456-7; '' while the RUT is unknown. Empty for other documents. */
  readonly empleadores: readonly string[]
}

/** RUTs of employers without a certificate; a repeated employer needs only one. */
const sinCertificado = (empleadores: readonly Empleador[], certificados: readonly string[]): readonly string[] => {
  const ruts = empleadores
    .filter(({ tipoTrabajador }) => tipoTrabajador === 'D')
    .map(({ rut }) => normalizaRut(rut ?? ''))
  return [...new Set(ruts.map((rut) => rut ?? ''))].filter((rut) => !certificados.includes(rut))
}

/**
 * Required places that stop the advance (spec 2 §5). A document must be there. The certificate must be validated for
 * each employer of a dependent worker, with or without an average. When none can be validated, without a RUT or without
 * a dependent worker, any document is enough.
 */
export function documentosQueFaltan(
  cajas: readonly Caja[],
  empleadores: readonly Empleador[],
  { respondidos, certificados, sinRut }: DocumentosEntregados,
): readonly DocumentoFaltante[] {
  const hay = new Set(respondidos)
  const seValida = !sinRut && empleadores.some(({ tipoTrabajador }) => tipoTrabajador === 'D')
  return cajas
    .filter(({ obligatorio }) => obligatorio)
    .flatMap((caja): DocumentoFaltante[] => {
      if (caja.tipo !== CERTIF_COTIZ || !seValida)
        return caja.ids.some((id) => hay.has(id)) ? [] : [{ caja, empleadores: [] }]
      const faltan = sinCertificado(empleadores, certificados)
      return faltan.length > 0 ? [{ caja, empleadores: faltan }] : []
    })
}
