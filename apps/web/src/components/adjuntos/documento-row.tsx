import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { type DocumentoEntregado, readDocumento } from '../../lib/adjuntos/documentos.ts'
import { sizeAndTime } from '../../lib/files.ts'
import { KeptFile } from '../intake/kept-file.tsx'

interface DocumentoRowProps {
  readonly documento: DocumentoEntregado
  /** null: it cannot be removed. */
  readonly onRemove: ((documento: DocumentoEntregado) => Promise<void>) | null
}

/** Document handed in: it can be opened and removed. */
export function DocumentoRow({ documento, onRemove }: DocumentoRowProps) {
  const { nombre, tipoMIME, tamano, subido } = documento
  const failed = documentosPostulanteMessages.retirarFailed.text
  return (
    <KeptFile
      name={nombre}
      type={tipoMIME}
      detail={sizeAndTime(tamano, subido)}
      read={() => readDocumento(documento)}
      removal={onRemove && { run: () => onRemove(documento), failed }}
    />
  )
}
