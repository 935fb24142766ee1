import type { DocumentoEntregado } from '../../lib/adjuntos/documentos.ts'
import type { ReplyOf } from '../../lib/api/call.ts'

type DocumentoPedido = ReplyOf<'documentosSolicitar'>[number]

/** A document that was handed in. */
export const documentoDe = (changes: Partial<DocumentoEntregado> = {}): DocumentoEntregado => ({
  documentoId: 5,
  idBox: 2,
  solicitado: 'Cédula de identidad',
  nombre: 'cedula.pdf',
  tipoMIME: 'application/pdf',
  tamano: 640_000,
  subido: '2026-11-20T15:30:00.000Z',
  subidoPor: 'Camila Rojas',
  ...changes,
})

const pedido = (
  PDS_CORREL: number,
  PDS_NOMBRE_DOC: string,
  PDS_OBLIGATORIO: DocumentoPedido['PDS_OBLIGATORIO'],
  PDS_TIPO_DOC: string,
): DocumentoPedido => ({ PDS_CORREL, PDS_NOMBRE_DOC, PDS_OBLIGATORIO, PDS_TIPO_DOC })

/** Documents requested of each type of worker. */
export const pedidos: Readonly<Record<'D' | 'I' | 'V' | 'P', DocumentoPedido[]>> = {
  D: [
    pedido(1, 'Certificado de cotizaciones', 'S', 'CERTIF_COTIZ'),
    pedido(2, 'Cédula de identidad', 'S', 'CEDULA'),
    pedido(3, 'Otro documento', 'N', 'OTRO'),
  ],
  I: [pedido(6, 'Cédula de identidad', 'S', 'CEDULA')],
  V: [],
  P: [],
}
