import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import type { QueryClient } from '@tanstack/react-query'
import type { TipoAdjunto } from '../adjuntos/use-subidas.ts'
import { call } from '../api/call.ts'
import { refreshAfter } from '../refresh.ts'
import { readOptions } from '../use-call.ts'

interface Validado {
  readonly prospectoId: number
  readonly nombre: string
  /** The bytes that were validated. */
  readonly base64: string
  readonly clave: string
  readonly tipoAdjunto: TipoAdjunto
}

/** Keeps a validated certificate among the applicant's documents, in its place, and ties the two (spec 2 §7). */
export async function guardarCertificado(
  client: QueryClient,
  { prospectoId, nombre, base64, clave, tipoAdjunto }: Validado,
) {
  const pedido = readOptions('documentosSolicitar', { TipoTrabajador: 'D', ProspectoID: prospectoId })
  const lugar = (await client.fetchQuery(pedido)).find(({ PDS_TIPO_DOC }) => PDS_TIPO_DOC === CERTIF_COTIZ)
  const { adJ_CORREL } = await call('cargaArchivoProspecto', {
    ...{ Identificador: prospectoId, NombreArchivo: nombre, Binario: base64, TipoMIME: 'application/pdf' },
    ...{ TipoAdjunto: tipoAdjunto, idBox: lugar?.PDS_CORREL ?? null },
  })
  await call('guardarDocumentoRenta', {
    ...{ PRP_CORREL: prospectoId, ADJ_CORREL: adJ_CORREL, Base64: base64, Password: clave, TipoDoc: CERTIF_COTIZ },
  })
  await refreshAfter(client, 'cargaArchivoProspecto', 'guardarDocumentoRenta')
}
