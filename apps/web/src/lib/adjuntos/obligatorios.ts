import type { FieldError } from '@alerce/contract/forms/rules'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { type Caja, CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { type DocumentoFaltante, documentosQueFaltan } from '@alerce/domain/postulacion/obligatorios'
import { ApiRefusal, isRefusal } from '../api/errors.ts'
import type { Certificado } from '../certificado/certificados.ts'
import { focusField } from '../form/focus-field.ts'
import type { DocumentoEntregado } from './documentos.ts'

/** Employer in the form. */
export interface EmpleadorEscrito {
  readonly tipoTrabajador: string
  readonly rut: string
}

/** Paths to focus: the box of a document, and the certificate of an employer. */
export const campoDeCaja = ({ tipo }: Pick<Caja, 'tipo'>): string => `documentos.${tipo}`
export const campoDelCertificado = (rutEmpleador: string): string => `certificado.${normalizaRut(rutEmpleador) ?? ''}`

/** Applicant in the form, for the required documents. */
export interface PostulanteEscrito {
  readonly empleadores: readonly EmpleadorEscrito[]
  /** A passport holder: no certificate can be validated. */
  readonly sinRut: boolean
}

/** Required documents that are not valid yet, for the employers as typed. */
export const faltantesDe = (
  cajas: readonly Caja[],
  { empleadores, sinRut }: PostulanteEscrito,
  documentos: readonly DocumentoEntregado[],
  certificados: readonly Certificado[],
): readonly DocumentoFaltante[] =>
  documentosQueFaltan(cajas, empleadores, {
    respondidos: documentos.map(({ idBox }) => (idBox === null ? null : Number(idBox))),
    certificados: certificados.map(({ rutEmpleador }) => rutEmpleador),
    sinRut,
  })

/** Field with the reason of the authorization request. */
const MOTIVO = 'Comentario'

/** Focuses the certificate of an employer; holders of only a passport go to the authorization request. */
export const goToCertificado = (rutEmpleador: string): boolean =>
  focusField(campoDelCertificado(rutEmpleador)) || focusField(MOTIVO)

/** Focuses the remedy of the first place named by the server. */
function focus([primero]: readonly FieldError[], empleadores: readonly EmpleadorEscrito[]): void {
  if (!primero) return
  const dependientes = empleadores.filter(({ tipoTrabajador }) => tipoTrabajador === 'D')
  // a certificate is validated beside its employer, while it is missing
  const junto = () => dependientes.some(({ rut }) => focusField(campoDelCertificado(rut))) || focusField(MOTIVO)
  const certifica = primero.campo === CERTIF_COTIZ && dependientes.length > 0
  if (!(certifica && junto())) focusField(campoDeCaja({ tipo: primero.campo }))
}

/** True for the refusal to go on without a required document, with all missing ones. */
export const faltanDocumentos = (error: unknown): error is ApiRefusal =>
  isRefusal(error, 422) && error.codigo === documentosPostulanteMessages.obligatorios.code

/** Saves to go on. Missing documents are reported in one sentence (spec 2 §5): their boxes are no fields. */
export async function alDocumento<R>(work: Promise<R>, empleadores: readonly EmpleadorEscrito[]): Promise<R> {
  try {
    return await work
  } catch (error) {
    if (!faltanDocumentos(error)) throw error
    focus(error.errores, empleadores)
    const { status, codigo, descripcion } = error
    throw new ApiRefusal({ status, codigo, descripcion })
  }
}
