import type { Reloj } from '@alerce/domain/base/fechas/reloj'
import type { HoraConTope } from '../../../../lib/citas.ts'
import type { OnLetGo } from '../../../../lib/form/let-go.ts'
import { type Cita, formOf, newForm, rescheduleForm } from '../citas.ts'
import type { SayOutcome } from '../dialogos/use-desenlace.ts'
import type { SayCita } from '../dialogos/use-eliminar-cita.ts'
import { ahora } from '../dias/ahora.ts'
import { CaducadaDialog } from './caducada-dialog.tsx'
import { CitaDialog } from './cita-dialog.tsx'

/** Which dialog of the agenda is open. */
export type OpenedDialog =
  | { readonly kind: 'crear'; readonly start: Reloj }
  | { readonly kind: 'caducada' | 'reagendar'; readonly cita: Cita }
  /** `ocupada`: after a drag to a time that is not free. */
  | { readonly kind: 'editar'; readonly cita: Cita; readonly ocupada?: HoraConTope }

interface DialogosProps {
  readonly opened: OpenedDialog
  /** The prospect the agenda was opened for. */
  readonly prospectoId: number | null
  readonly nombre: string | null
  readonly onOpen: (opened: OpenedDialog) => void
  readonly onMark: SayOutcome
  readonly onSaid: SayCita
  readonly onLetGo: OnLetGo
  readonly onClose: () => void
}

const titles = { editar: 'Editar cita', reagendar: 'Reagendar cita' } as const

export function Dialogos({ opened, prospectoId, nombre, onOpen, onMark, onSaid, onLetGo, onClose }: DialogosProps) {
  if (opened.kind === 'crear') {
    return (
      <CitaDialog
        title="Agendar cita"
        cita={null}
        initial={newForm(opened.start, prospectoId)}
        prospectoId={prospectoId}
        nombre={nombre}
        ocupada={null}
        onSaid={onSaid}
        onLetGo={onLetGo}
        onClose={onClose}
      />
    )
  }
  const { kind, cita } = opened
  if (kind === 'caducada') {
    const reschedule = (actual: Cita) => onOpen({ kind: 'reagendar', cita: actual })
    return <CaducadaDialog cita={cita} onReschedule={reschedule} onMark={onMark} onSaid={onSaid} onClose={onClose} />
  }
  return (
    <CitaDialog
      key={`${kind} ${cita.citaId}`}
      title={titles[kind]}
      cita={cita}
      initial={kind === 'reagendar' ? rescheduleForm(cita, ahora()) : formOf(cita)}
      prospectoId={cita.prospectoId}
      nombre={cita.nombre}
      ocupada={(opened.kind === 'editar' && opened.ocupada) || null}
      onSaid={onSaid}
      onLetGo={onLetGo}
      onClose={onClose}
    />
  )
}
