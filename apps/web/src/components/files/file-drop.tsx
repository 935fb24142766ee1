import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { MAXIMO_POR_SELECCION } from '@alerce/domain/base/archivos/tipos'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import { isAccepted } from '../../lib/files.ts'
import classes from './file-drop.module.css'
import { type Attachment, FileRow } from './file-row.tsx'

interface FileDropProps {
  readonly label: string
  readonly files: readonly Attachment[]
  /** Only what the rules accept. */
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly disabled?: boolean
}

/** Attachments: JPG, GIF or PDF up to 2 MB, ten in one selection (spec 2 §5); picked or dropped. */
export function FileDrop({ label, files, onAdd, onRemove, disabled = false }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  const take = async (picked: readonly File[]) => {
    setRefused(null)
    if (picked.length > MAXIMO_POR_SELECCION) {
      setRefused(`Puede agregar hasta ${MAXIMO_POR_SELECCION} archivos a la vez.`)
      return
    }
    const judged = await Promise.all(picked.map(async (file) => ({ file, good: await isAccepted(file) })))
    const bad = judged.filter(({ good }) => !good)
    if (bad.length > 0) {
      const names = bad.map(({ file }) => file.name).join(', ')
      setRefused(`${resultadoMessages.archivoInvalido.text} (${names})`)
    }
    const good = judged.filter((one) => one.good).map(({ file }) => file)
    if (good.length > 0) onAdd(good)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) void take([...event.dataTransfer.files])
  }

  return (
    <div>
      {!disabled && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same
        <div
          className={classes.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label className={classes.pick}>
            <IconUpload size={16} stroke={1.75} aria-hidden="true" />
            {label}
            <input
              type="file"
              multiple
              accept=".jpg,.jpeg,application/pdf"
              aria-describedby={`${id}-h`}
              onChange={(event) => {
                void take([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
          </label>
          <small id={`${id}-h`}>o arrástrelos aquí · JPG, GIF o PDF, hasta 2 MB cada uno</small>
        </div>
      )}
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      {files.length > 0 && (
        <ul className={classes.list} aria-label="Archivos adjuntos">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={disabled ? null : () => onRemove(file.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}
