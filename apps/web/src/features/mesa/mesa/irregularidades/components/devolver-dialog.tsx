import { useState } from 'react'
import { type Irregularidad, useDevolver } from '../queries.ts'
import { MotivoDialog, type MotivoDialogProps } from './motivo-dialog.tsx'

interface DevolverDialogProps extends Pick<MotivoDialogProps, 'onSent' | 'onClose' | 'onLetGo'> {
  readonly irregularidad: Irregularidad
  /** The advisor has it: to be told. */
  readonly onReturned: () => void
}

/** What is still wrong with what an advisor handed back. */
export function DevolverDialog({ irregularidad, onReturned, ...out }: DevolverDialogProps) {
  const { irregularidadId, nombre } = irregularidad
  // what is given back is what was looked at, whatever comes while it is said what is wrong; not corrected, the server says so
  const [corregida] = useState(irregularidad.corregida ?? irregularidad.abierta)
  const { mutateAsync: devolver } = useDevolver()
  return (
    <MotivoDialog
      title={`Devolver la irregularidad de ${nombre}`}
      action="Devolver"
      draft={`devolver-irregularidad:${irregularidadId}:${corregida}`}
      send={({ motivo }) => devolver({ irregularidadId, motivo, corregida }, onReturned)}
      {...out}
    />
  )
}
