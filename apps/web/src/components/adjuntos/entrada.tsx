import { MAXIMO_POR_SELECCION } from '@alerce/domain/base/archivos/tipos'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import classes from './adjuntos.module.css'

interface EntradaProps {
  /** Of the document, for who does not see under which it stands. */
  readonly nombre: string
  readonly onAdd: (files: readonly File[]) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Where files come in: chosen, dropped, or photographed with a phone. At most ten at a time (spec 2 §5). */
export function Entrada({ nombre, onAdd }: EntradaProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [demasiados, setDemasiados] = useState(false)

  const take = (files: readonly File[]) => {
    setDemasiados(files.length > MAXIMO_POR_SELECCION)
    if (files.length > 0 && files.length <= MAXIMO_POR_SELECCION) onAdd(files)
  }
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same */}
      <div
        className={classes.entrada}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={classes.elegir}>
          <IconUpload {...icon} />
          Adjuntar<span className="vh"> {nombre}</span>
          <input type="file" multiple accept=".jpg,.jpeg,application/pdf" aria-describedby={id} onChange={change} />
        </label>
        <label className={`${classes.elegir} ${classes.foto}`}>
          <IconCamera {...icon} />
          Tomar foto<span className="vh"> de {nombre}</span>
          <input type="file" accept="image/jpeg" capture="environment" onChange={change} />
        </label>
        <small id={id}>o arrástrelo aquí · JPG, GIF o PDF, hasta 2 MB</small>
      </div>
      {demasiados && (
        <p className={classes.rechazo} role="alert">
          Puede agregar hasta {MAXIMO_POR_SELECCION} archivos a la vez.
        </p>
      )}
    </>
  )
}
