import { agendaMessages } from '@alerce/contract/messages/agenda'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ReasonedButton } from '../../components/actions/reasoned-button.tsx'
import { Failed } from '../../components/feedback/failed.tsx'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { messageOf } from '../../lib/api/errors.ts'
import { useSession } from '../../lib/session.ts'
import { useRead } from '../../lib/use-call.ts'
import { useIds } from '../../lib/use-ids.ts'
import { type Cita, useCitas } from './citas.ts'
import { Calendario } from './components/calendario.tsx'
import type { Opened } from './components/dialogos.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { rangeOf, slotStart, type Vista } from './range.ts'
import { wallNow } from './wall-time.ts'

/** The dialogs hold fields, the calendar none: the component library comes with the first dialog. */
const Dialogos = lazy(async () => ({ default: (await import('./components/dialogos.tsx')).Dialogos }))

const firstView = (): Vista => (window.matchMedia('(width < 700px)').matches ? 'day' : 'week')

/** The calendar (spec 1 §2, Agenda). Reached from a card or a sale, it books for that prospect. */
export function AgendaScreen() {
  const { prospectoId } = useIds()
  const { roles } = useSession()
  const [vista, setVista] = useState(firstView)
  const [date, setDate] = useState(wallNow)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { citas, error, isFetching, refetch } = useCitas(rangeOf(vista, date))
  const { data: prospecto } = useRead(
    'obtenerDatosProspecto',
    { prospectoId: prospectoId ?? 0 },
    { enabled: prospectoId !== null },
  )
  const writes = roles.includes('asesor')
  const nombre = prospecto ? `${prospecto.nombres} ${prospecto.apellidoPaterno}` : null

  const create = (slot: Date) => {
    const start = slotStart(slot, wallNow())
    if (start && writes) setOpened({ kind: 'crear', start })
  }
  const open = (cita: Cita) => setOpened({ kind: cita.start > wallNow() ? 'editar' : 'caducada', cita })

  const add = (
    <ReasonedButton
      kind="primary"
      side="bottom"
      reason={writes ? null : 'Solo un asesor agenda citas'}
      onClick={() => setOpened({ kind: 'crear', start: nextStart() })}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Nueva cita
    </ReasonedButton>
  )

  return (
    <Page title="Calendario" lead={nombre ? `Para ${nombre}` : undefined} actions={add}>
      <Toolbar vista={vista} date={date} onVista={setVista} onDate={setDate} />
      {error ? (
        <Failed
          text={messageOf(error, agendaMessages.readFailed.text)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Calendario
          vista={vista}
          date={date}
          citas={citas}
          busy={isFetching}
          onVista={setVista}
          onDate={setDate}
          onSlot={create}
          onCita={open}
        />
      )}
      {opened && (
        <Suspense fallback={<LoadingBar />}>
          <Dialogos
            opened={opened}
            prospectoId={prospectoId}
            nombre={nombre}
            writes={writes}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** The next half hour of today, else tomorrow at 08:00. */
function nextStart(): Date {
  const now = wallNow()
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return slotStart(today, now) ?? slotStart(tomorrow, now) ?? tomorrow
}
