import { Mantine } from '../../../components/mantine.tsx'
import { type Cita, formOf, newForm } from '../citas.ts'
import { CaducadaDialog } from './caducada-dialog.tsx'
import { CitaDialog } from './cita-dialog.tsx'

/** Which dialog of the agenda is open. */
export type Opened =
  | { readonly kind: 'crear'; readonly start: Date }
  | { readonly kind: 'editar' | 'caducada' | 'reagendar'; readonly cita: Cita }

interface DialogosProps {
  readonly opened: Opened
  /** The prospect the agenda was opened for. */
  readonly prospectoId: number | null
  readonly nombre: string | null
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
}

const titles = { editar: 'Editar cita', reagendar: 'Reagendar cita' } as const

export function Dialogos(props: DialogosProps) {
  return (
    <Mantine>
      <Opening {...props} />
    </Mantine>
  )
}

function Opening({ opened, prospectoId, nombre, onOpen, onClose }: DialogosProps) {
  if (opened.kind === 'crear') {
    return (
      <CitaDialog
        title="Agendar cita"
        citaId={null}
        initial={newForm(opened.start, prospectoId)}
        nombre={nombre}
        onClose={onClose}
      />
    )
  }
  const { kind, cita } = opened
  if (kind === 'caducada') {
    const reschedule = () => onOpen({ kind: 'reagendar', cita })
    return <CaducadaDialog cita={cita} onReschedule={reschedule} onClose={onClose} />
  }
  return (
    <CitaDialog
      key={kind}
      title={titles[kind]}
      citaId={cita.citaId}
      initial={formOf(cita)}
      nombre={cita.nombre}
      onClose={onClose}
    />
  )
}
