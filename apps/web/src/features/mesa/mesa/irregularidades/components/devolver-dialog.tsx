import { type Irregularidad, useDevolver } from '../queries.ts'
import { MotivoDialog, type MotivoDialogProps } from './motivo-dialog.tsx'

interface DevolverDialogProps extends Pick<MotivoDialogProps, 'onClose' | 'onLetGo'> {
  readonly irregularidad: Irregularidad
  readonly onReturned: () => void
}

/** What is still wrong with what an advisor handed back. */
export function DevolverDialog({ irregularidad, onReturned, ...out }: DevolverDialogProps) {
  const { irregularidadId, nombre } = irregularidad
  const { mutateAsync: devolver } = useDevolver()
  return (
    <MotivoDialog
      title={`Devolver la irregularidad de ${nombre}`}
      action="Devolver"
      draft={`devolver-irregularidad:${irregularidadId}`}
      send={({ motivo }) => devolver({ irregularidadId, motivo })}
      onSent={onReturned}
      {...out}
    />
  )
}
