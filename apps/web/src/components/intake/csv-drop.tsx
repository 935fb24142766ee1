import { IconTableImport } from '@tabler/icons-react'
import { DropArea } from './drop-area.tsx'

interface CsvDropProps {
  readonly verb: string
  readonly hint: string
  /** It is being examined. */
  readonly busy: boolean
  readonly problem: string | null
  readonly onFile: (file: File | undefined) => void
  /** Takes a workbook of Excel too. */
  readonly excel?: boolean
}

/** Drop area for one spreadsheet, which is examined at once. */
export function CsvDrop({ verb, hint, busy, problem, onFile, excel = false }: CsvDropProps) {
  return (
    <DropArea
      verb={busy ? 'Revisando …' : verb}
      hint={hint}
      accept={excel ? '.xlsx,.csv,.txt,text/csv' : '.csv,.txt,text/csv'}
      icon={IconTableImport}
      most={1}
      busy={busy}
      problem={problem}
      onAdd={([file]) => onFile(file)}
      wide
    />
  )
}
