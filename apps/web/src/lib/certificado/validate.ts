import type { RazonDelCertificado } from '@alerce/contract/messages/postulacion/arreglos'
import { DOCUMENTO_NO_VALIDO, certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { ApiRefusal, isRefusal } from '../api/errors.ts'

/** Result for a document that is not valid: the reasons, or a failure without an answer. */
export type RechazoDeCertificado =
  | { readonly clase: 'razones'; readonly razones: readonly RazonDelCertificado[] }
  | { readonly clase: 'falla'; readonly texto: string }

/** Refusals that are not failures of the validation: their text is shown alone. */
const propias: readonly string[] = [m.yaValidado.text, m.rutEmpleador.text, m.afp.text]

function razonesDe({ data, descripcion }: ApiRefusal): readonly RazonDelCertificado[] {
  const { razones } = (data ?? {}) as { readonly razones?: readonly RazonDelCertificado[] }
  return razones ?? descripcion.split(';').map((texto) => ({ texto, arreglo: '', campo: null }))
}

/** Text of a failed validation (spec 1 §5): -99 as a list of reasons, others in one line with their detail. */
export function rechazoDe(error: unknown): RechazoDeCertificado {
  if (isRefusal(error, DOCUMENTO_NO_VALIDO)) return { clase: 'razones', razones: razonesDe(error) }
  const detalle = error instanceof ApiRefusal ? error.descripcion : ''
  if (propias.includes(detalle)) return { clase: 'falla', texto: detalle }
  const conDetalle = detalle !== '' && detalle !== m.validarFailed.text
  return { clase: 'falla', texto: conDetalle ? `${m.validarFailed.text} : ${detalle}` : m.validarFailed.text }
}
