import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { type Caja, cajasDe } from '@alerce/domain/postulacion/cajas'
import { type DocumentoFaltante, documentosQueFaltan } from '@alerce/domain/postulacion/obligatorios'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CallName, PayloadOf } from '../api/call.ts'
import { ApiRefusal } from '../api/errors.ts'
import { readOptions } from '../api/read-options.ts'
import type { Certificado } from '../certificado/certificados.ts'
import { focusField } from '../form/focus-field.ts'
import { type DocumentoEntregado, pedidoDe, tiposDe } from './documentos.ts'

/** An employer as the form has it. */
export interface EmpleadorEscrito {
  readonly tipoTrabajador: string
  readonly rut: string
}

/** The paths to focus: the place of a document, and where the certificate of an employer is validated. */
export const campoDeCaja = ({ tipo }: Pick<Caja, 'tipo'>): string => `documentos.${tipo}`
export const campoDelCertificado = (rutEmpleador: string): string => `certificado.${normalizaRut(rutEmpleador) ?? ''}`

/** The required documents that are not valid yet, of the employers as they are typed. */
export const faltantesDe = (
  cajas: readonly Caja[],
  empleadores: readonly EmpleadorEscrito[],
  documentos: readonly DocumentoEntregado[],
  certificados: readonly Certificado[],
): readonly DocumentoFaltante[] =>
  documentosQueFaltan(cajas, empleadores, {
    respondidos: documentos.map(({ idBox }) => (idBox === null ? null : Number(idBox))),
    certificados: certificados.map(({ rutEmpleador }) => rutEmpleador),
  })

/** As the server has it now: another tab may have handed something in, or the head of the team lifted it. */
async function leerFaltantes(client: QueryClient, prospectoId: number, empleadores: readonly EmpleadorEscrito[]) {
  const read = <N extends CallName>(name: N, payload: PayloadOf<N>) =>
    client.fetchQuery({ ...readOptions(name, payload), staleTime: 0 })
  const tipos = tiposDe(empleadores.map(({ tipoTrabajador }) => tipoTrabajador))
  const [documentos, certificados, ...solicitados] = await Promise.all([
    read('obtenerDocumentosProspecto', { prospectoId }),
    read('obtenerCertificados', { prospectoId }),
    ...tipos.map((TipoTrabajador) => read('documentosSolicitar', { TipoTrabajador, ProspectoID: prospectoId })),
  ])
  return faltantesDe(cajasDe(solicitados.flat().map(pedidoDe)), empleadores, documentos, certificados)
}

/** Where the request for an authorization is typed. */
const MOTIVO = 'Comentario'

/** Goes to where the certificate of an employer is validated; who has only a passport may ask for an authorization. */
export const irAlCertificado = (rutEmpleador: string): boolean =>
  focusField(campoDelCertificado(rutEmpleador)) || focusField(MOTIVO)

/** Goes to where the first of them is put right. */
function enfocar([first]: readonly DocumentoFaltante[]): void {
  if (!first) return
  const [rut] = first.empleadores
  if (rut === undefined || !irAlCertificado(rut)) focusField(campoDeCaja(first.caja))
}

/** Refuses to advance until every required document is valid, in the words of the specification (spec 2 §5). */
export function useExigirDocumentos(prospectoId: number) {
  const client = useQueryClient()
  return async (empleadores: readonly EmpleadorEscrito[]): Promise<void> => {
    const faltan = await leerFaltantes(client, prospectoId, empleadores)
    if (faltan.length === 0) return
    enfocar(faltan)
    const { code, status, text } = documentosPostulanteMessages.obligatorios
    throw new ApiRefusal({ status, codigo: code, descripcion: text })
  }
}
