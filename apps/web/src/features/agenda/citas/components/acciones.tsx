import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { AsesorSelector } from '../../../../components/filters/asesor-selector.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { MiCalendario } from '../privado/mi-calendario.tsx'
import type { Agenda } from '../use-agenda.ts'

/** What the agenda's page offers beside its title. */
export function Acciones({ agenda: { range, create, deQuien } }: { readonly agenda: Agenda }) {
  const { lidera, asesor, elegir } = deQuien
  const reader = useReader('Solo un asesor agenda citas')
  if (lidera) return <AsesorSelector every="Elija un asesor" value={asesor} onChange={elegir} />
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
