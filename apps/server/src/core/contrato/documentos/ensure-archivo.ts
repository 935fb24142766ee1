import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { refuse } from '../../refusal.ts'
import type { DocumentoDeContrato } from './read-model.ts'

/** The file of a paper, the signed copy where there is one: refused while it is being issued (422), and once it is gone with its health (404). */
export const ensureArchivo = ({
  archivoId,
  copiaFirmadaId,
  estado,
}: Pick<DocumentoDeContrato, 'archivoId' | 'copiaFirmadaId' | 'estado'>): number =>
  copiaFirmadaId ?? archivoId ?? refuse(estado === 'eliminado' ? m.eliminado : m.pendientes)
