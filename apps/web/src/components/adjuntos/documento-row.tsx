import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type DocumentoEntregado, leerDocumento } from '../../lib/adjuntos/documentos.ts'
import { sizeText } from '../../lib/files.ts'
import { KeptFile } from '../intake/kept-file.tsx'

interface DocumentoRowProps {
  readonly documento: DocumentoEntregado
  /** null: it cannot be taken away. */
  readonly onRemove: ((documento: DocumentoEntregado) => Promise<void>) | null
}

/** A document that is there: opened, and taken away. */
export function DocumentoRow({ documento, onRemove }: DocumentoRowProps) {
  const { nombre, tipoMIME, tamano, subido } = documento
  const failed = documentosPostulanteMessages.retirarFailed.text
  return (
    <KeptFile
      name={nombre}
      type={tipoMIME}
      detail={`${sizeText(tamano)} · ${fechaYHora(subido)}`}
      read={() => leerDocumento(documento)}
      removal={onRemove && { run: () => onRemove(documento), failed }}
    />
  )
}
