import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { lazy, Suspense, useId } from 'react'
import { Failed } from '../../../components/feedback/failed.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { messageOf } from '../../../lib/api/errors.ts'
import { Aviso } from './calendario/aviso.tsx'
import { Horas } from './calendario/horas.tsx'
import { Lista } from './calendario/lista.tsx'
import { Mes } from './calendario/mes.tsx'
import { Pie } from './calendario/pie.tsx'
import { Teclado } from './calendario/teclado.tsx'
import { Toolbar } from './calendario/toolbar.tsx'
import { Acciones } from './components/acciones.tsx'
import { type Agenda, useAgenda } from './use-agenda.ts'

/** The dialogs hold fields, the calendar none: the component library comes with the first dialog. */
const Dialogos = lazy(async () => ({ default: (await import('./components/dialogos.tsx')).Dialogos }))

function Citas({ agenda }: { readonly agenda: Agenda }) {
  const { vista, lectura } = agenda
  if (lectura.error) {
    return (
      <Failed
        text={messageOf(lectura.error, agendaMessages.readFailed.text)}
        busy={lectura.isFetching}
        onRetry={() => void lectura.refetch()}
      />
    )
  }
  if (vista === 'list') return <Lista agenda={agenda} />
  return vista === 'month' ? <Mes agenda={agenda} /> : <Horas key={vista} agenda={agenda} />
}

/** The calendar (spec 1 §2, Agenda). Reached from a card or a sale, it books for that prospect. */
export function AgendaScreen() {
  const agenda = useAgenda()
  const { opened, nombre } = agenda
  const helpId = useId()

  return (
    <Page title="Calendario" lead={nombre ? `Para ${nombre}` : undefined} actions={<Acciones agenda={agenda} />}>
      <Toolbar agenda={agenda} />
      <Teclado agenda={agenda} helpId={helpId}>
        <Citas agenda={agenda} />
      </Teclado>
      <Aviso aviso={agenda.aviso} onClose={agenda.hush} />
      {!(agenda.vista === 'list' && agenda.lectura.isPending) && <Pie agenda={agenda} helpId={helpId} />}
      {opened && (
        <Suspense fallback={<LoadingBar />}>
          <Dialogos
            opened={opened}
            prospectoId={agenda.prospectoId}
            nombre={nombre}
            onOpen={agenda.setOpened}
            onSaid={agenda.said}
            onClose={() => agenda.setOpened(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}
