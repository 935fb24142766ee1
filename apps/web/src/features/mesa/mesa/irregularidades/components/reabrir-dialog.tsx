import { type Irregularidad, useReabrir } from '../queries.ts'
import { MotivoDialog, type MotivoDialogProps } from './motivo-dialog.tsx'

interface ReabrirDialogProps extends Pick<MotivoDialogProps, 'onClose' | 'onLetGo'> {
  readonly irregularidad: Irregularidad
  /** It is open again: to be told. */
  readonly onReopened: () => void
}

/** Why one that was closed is not right after all: its advisor reads it. */
export function ReabrirDialog({ irregularidad, onReopened, ...out }: ReabrirDialogProps) {
  const { irregularidadId, nombre } = irregularidad
  const { mutateAsync: reabrir } = useReabrir()
  return (
    <MotivoDialog
      title={`Reabrir la irregularidad de ${nombre}`}
      action="Reabrir"
      draft={`reabrir-irregularidad:${irregularidadId}`}
      send={({ motivo }) => reabrir({ irregularidadId, motivo }, onReopened)}
      onSent={out.onClose}
      {...out}
    />
  )
}
