import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { Horas } from '../calendario/horas.tsx'
import { Lista } from '../calendario/lista.tsx'
import { Mes } from '../calendario/mes.tsx'
import type { Agenda } from '../use-agenda.ts'

/** The appointments in the view that was chosen, or why there are none to show. */
export function Citas({ agenda }: { readonly agenda: Agenda }) {
  const { vista, lectura, deQuien } = agenda
  if (deQuien.lidera && deQuien.asesor === null) {
    return (
      <Empty title="Elija un asesor">
        <p>Arriba puede elegir a un asesor de su equipo para ver su calendario.</p>
      </Empty>
    )
  }
  if (lectura.error) {
    return <NotRead of={lectura} failure={agendaMessages.readFailed.text} />
  }
  if (vista === 'list') return <Lista agenda={agenda} />
  return vista === 'month' ? <Mes agenda={agenda} /> : <Horas key={vista} agenda={agenda} />
}
