import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { IconFileCheck, IconTrash } from '@tabler/icons-react'
import type { Documento } from '../../lib/adjuntos/documentos.ts'
import { sizeText } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import classes from './adjuntos.module.css'
import { useAbrir } from './use-abrir.tsx'

interface DocumentoRowProps {
  readonly documento: Documento
  /** null: it cannot be taken away. */
  readonly onRemove: ((documento: Documento) => Promise<void>) | null
}

/** A document that is there: its name opens it. */
export function DocumentoRow({ documento, onRemove }: DocumentoRowProps) {
  const { nombre, tamano, subido } = documento
  const { vista, abrir } = useAbrir(documento)
  const open = useAction(abrir, documentosMessages.fileFailed.text)
  const remove = useAction(async () => onRemove?.(documento), documentosPostulanteMessages.retirarFailed.text)
  return (
    <li className={classes.fila}>
      <IconFileCheck size={16} stroke={1.75} aria-hidden="true" />
      <div className={classes.que}>
        <p title={nombre}>{nombre}</p>
        <small>
          {sizeText(tamano)} · {aFechaHora(subido).slice(0, 16)}
        </small>
      </div>
      <Button kind="quiet" busy={open.busy} aria-label={`Abrir ${nombre}`} onClick={() => open.run()}>
        Abrir
      </Button>
      {onRemove && (
        <Button kind="quiet" icon busy={remove.busy} aria-label={`Quitar ${nombre}`} onClick={() => remove.run()}>
          {!remove.busy && <IconTrash size={16} stroke={1.75} aria-hidden="true" />}
        </Button>
      )}
      {vista}
    </li>
  )
}
