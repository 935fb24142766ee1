import { Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './file-pick.module.css'

interface FilePickProps {
  readonly label: string
  readonly file: File | null
  readonly onPick: (file: File) => void
  /** What the picker lists: 'application/pdf'. */
  readonly accept: string
  /** What stands there while nothing is chosen. */
  readonly empty: string
  readonly error?: string | null
}

/** One file among the fields of a form: as high as they are, with its name. */
export function FilePick({ label, file, onPick, accept, empty, error = null }: FilePickProps) {
  const id = useId()
  return (
    <Input.Wrapper id={id} label={label} error={error}>
      <span className={classes.pick} data-error={error !== null || undefined} data-empty={!file || undefined}>
        <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
        <span className={classes.name} title={file?.name}>
          {file?.name ?? empty}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (picked) onPick(picked)
          }}
        />
      </span>
    </Input.Wrapper>
  )
}
