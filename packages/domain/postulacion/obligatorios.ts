import { normalizaRut } from '../base/persona/rut.ts'
import { type Caja, CERTIF_COTIZ } from './cajas.ts'

/** An employer as it stands on record or in a form. */
interface Empleador {
  readonly tipoTrabajador: string
  readonly rut: string | null
}

interface DocumentosEntregados {
  /** The requests that the documents answer; null: a document that answers none. */
  readonly respondidos: readonly (number | null)[]
  /** Employers of whom a certificate is validated, 76123456-7. */
  readonly certificados: readonly string[]
  /** A passport holder: a certificate names a RUT, so theirs is handed in and read by contraloría. */
  readonly sinRut: boolean
}

/** A required place that is not valid yet. */
export interface DocumentoFaltante {
  readonly caja: Caja
  /** The certificate: of which employers, 76123456-7; '' for one whose rut is not known yet. Else none. */
  readonly empleadores: readonly string[]
}

/** One certificate stands for an employer, however often the employer was typed. */
const sinCertificado = (empleadores: readonly Empleador[], certificados: readonly string[]): readonly string[] => {
  const ruts = empleadores
    .filter(({ tipoTrabajador }) => tipoTrabajador === 'D')
    .map(({ rut }) => normalizaRut(rut ?? ''))
  return [...new Set(ruts.map((rut) => rut ?? ''))].filter((rut) => !certificados.includes(rut))
}

/**
 * The required places that hold the advance (spec 2 §5): a document must be there, and in that of the certificate one
 * that was validated for each employer of a dependent worker, with or without an average. Where none can be validated, the
 * holder having no RUT or nobody being a dependent, it is handed in like any other document.
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
