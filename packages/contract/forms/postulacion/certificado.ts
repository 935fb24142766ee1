import { revisaRut } from '@alerce/domain/base/persona/rut'
import { elegido } from '../../fichas/postulacion/reglas-prospecto.ts'
import { certificadoMessages as m } from '../../messages/postulacion/certificado.ts'
import type { Rules } from '../rules.ts'

/** What must be known of a certificate before it is read; `afp` is a code of the list as text, '' = none. */
export interface CertificadoForm {
  rutEmpleador: string
  afp: string
}

/** Certificate of an employer row (spec 1 §5). */
export const certificadoRules: Rules<CertificadoForm> = {
  rutEmpleador: (value) => (revisaRut(value) === null ? null : m.rutEmpleador.text),
  afp: elegido(m.afp.text),
}
