import { agendaMessages } from '@alerce/contract/messages/agenda'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ReasonedButton } from '../../components/actions/reasoned-button.tsx'
import { Failed } from '../../components/feedback/failed.tsx'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { messageOf } from '../../lib/api/errors.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { Calendario } from './components/calendario.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { useAgenda } from './use-agenda.ts'

/** The dialogs hold fields, the calendar none: the component library comes with the first dialog. */
const Dialogos = lazy(async () => ({ default: (await import('./components/dialogos.tsx')).Dialogos }))

/** The calendar (spec 1 §2, Agenda). Reached from a card or a sale, it books for that prospect. */
export function AgendaScreen() {
  const agenda = useAgenda()
  const { vista, date, opened, nombre } = agenda
  const reader = useReader('Solo un asesor agenda citas')
  const { citas, error, isFetching, refetch } = agenda.citas

  const add = (
    <ReasonedButton kind="primary" side="bottom" reason={reader} onClick={agenda.create}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Nueva cita
    </ReasonedButton>
  )

  return (
    <Page title="Calendario" lead={nombre ? `Para ${nombre}` : undefined} actions={add}>
      <Toolbar vista={vista} date={date} onVista={agenda.setVista} onDate={agenda.setDate} />
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
          onVista={agenda.setVista}
          onDate={agenda.setDate}
          onSlot={agenda.createAt}
          onCita={agenda.open}
        />
      )}
      {opened && (
        <Suspense fallback={<LoadingBar />}>
          <Dialogos
            opened={opened}
            prospectoId={agenda.prospectoId}
            nombre={nombre}
            onOpen={agenda.setOpened}
            onClose={() => agenda.setOpened(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}
