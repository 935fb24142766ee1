import { MAXIMO_POR_SELECCION } from '@alerce/domain/base/archivos/tipos'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type ComponentType, type DragEvent, useId, useState } from 'react'
import { held } from './held.ts'
import classes from './intake.module.css'

interface DropAreaProps {
  /** Verb of the button: Adjuntar, Elegir PDF. */
  readonly verb: string
  /** Object of the button, for screen readers without the title. */
  readonly name?: string
  /** Accepted files, after "o arrástrelo aquí". */
  readonly hint: string
  /** File types listed by the picker. */
  readonly accept: string
  readonly onAdd: (files: readonly File[]) => void
  /** Maximum number of files at once. */
  readonly most?: number
  /** Offers the camera, where there is one. */
  readonly camera?: boolean
  /** Files are being processed: the area takes no more meanwhile. */
  readonly busy?: boolean
  /** In the middle of a panel of its own. */
  readonly wide?: boolean
  readonly icon?: ComponentType<typeof icon>
  /** Id of the input, for a label above and the error of the field. */
  readonly id?: string
  /** '': the error is shown in its row. */
  readonly error?: string | null
  /** Error of the added files, where no row shows it. */
  readonly problem?: string | null
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

const tooMany = (most: number) =>
  most === 1 ? 'Elija un solo archivo.' : `Puede agregar hasta ${most} archivos a la vez.`

/** Drop area: files are picked, dropped, or photographed with a phone (spec 2 §5). */
export function DropArea({ most = MAXIMO_POR_SELECCION, camera = false, busy = false, ...props }: DropAreaProps) {
  const {
    verb,
    name = '',
    hint,
    accept,
    onAdd,
    wide = false,
    icon: Icon = IconUpload,
    id,
    error = null,
    problem = null,
  } = props
  const about = useId()
  const [over, setOver] = useState(false)
  const [excess, setExcess] = useState(false)

  const take = (files: readonly File[]) => {
    if (busy || files.length === 0) return
    setExcess(files.length > most)
    if (files.length <= most) onAdd(files)
  }
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // the same file may be chosen again
    currentTarget.value = ''
    take(files)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(!busy)
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
        className={classes.area}
        data-over={over || undefined}
        data-wide={wide || undefined}
        data-error={error !== null || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={classes.pick} aria-busy={busy || undefined}>
          <Icon {...icon} />
          {verb}
          {name && <span className="vh"> {name}</span>}
          <input
            type="file"
            {...(id ? { id } : {})}
            multiple={most > 1}
            accept={accept}
            {...held(busy)}
            data-pick
            aria-invalid={error !== null || undefined}
            aria-describedby={error ? `${about} ${id}-error` : about}
            onChange={change}
          />
        </label>
        {camera && (
          <label className={`${classes.pick} ${classes.camera}`} aria-busy={busy || undefined}>
            <IconCamera {...icon} />
            Tomar foto
            {name && <span className="vh"> de {name}</span>}
            <input type="file" accept="image/jpeg" capture="environment" {...held(busy)} onChange={change} />
          </label>
        )}
        <small id={about}>
          <span className={classes.drag}>o {most === 1 ? 'arrástrelo' : 'arrástrelos'} aquí · </span>
          {hint}
        </small>
      </div>
      {(excess || problem) && (
        <p className={classes.problem} role="alert">
          {excess ? tooMany(most) : problem}
        </p>
      )}
    </>
  )
}
