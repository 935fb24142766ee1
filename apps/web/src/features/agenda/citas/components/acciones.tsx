import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { MiCalendario } from '../privado/mi-calendario.tsx'
import type { Agenda } from '../use-agenda.ts'

/** What the agenda's page offers beside its title. */
export function Acciones({ agenda: { range, create } }: { readonly agenda: Agenda }) {
  const reader = useReader('Solo un asesor agenda citas')
  return (
    <>
      <MiCalendario range={range} />
      <ReasonedButton kind="primary" side="bottom" reason={reader} onClick={create}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        Nueva cita
      </ReasonedButton>
    </>
  )
}
