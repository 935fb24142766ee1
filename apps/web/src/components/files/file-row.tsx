import { IconFile, IconFileCheck, IconFileX, IconTrash } from '@tabler/icons-react'
import { sizeText } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import classes from './file-drop.module.css'

/** A file of a list: waiting, on its way, kept, or not taken (with what happened). */
export interface Attachment {
  readonly id: string
  readonly nombre: string
  /** Bytes; absent when it is not known. */
  readonly tamano?: number
  readonly estado: 'espera' | 'subiendo' | 'listo' | 'fallido'
  readonly problema?: string
}

const icons = { espera: IconFile, subiendo: IconFile, listo: IconFileCheck, fallido: IconFileX }
const words = { espera: 'por enviar', subiendo: 'subiendo', listo: 'guardado', fallido: 'no se subió' }

interface FileRowProps {
  readonly file: Attachment
  /** null: it cannot be taken away. */
  readonly onRemove: (() => void) | null
}

export function FileRow({ file, onRemove }: FileRowProps) {
  const Icon = icons[file.estado]
  const size = file.tamano === undefined ? '' : `${sizeText(file.tamano)} · `
  return (
    <li className={classes.file} data-state={file.estado}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <p title={file.nombre}>{file.nombre}</p>
        <small data-bad={file.estado === 'fallido' || undefined}>
          {size}
          {file.problema ?? words[file.estado]}
        </small>
      </div>
      {onRemove && file.estado !== 'subiendo' && (
        <Button kind="quiet" icon aria-label={`Quitar ${file.nombre}`} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      {file.estado === 'subiendo' && <progress aria-label={`Subiendo ${file.nombre}`} />}
    </li>
  )
}
