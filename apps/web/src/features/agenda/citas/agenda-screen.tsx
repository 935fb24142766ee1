import { lazy, Suspense, useId } from 'react'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Aviso } from './calendario/aviso.tsx'
import { Pie } from './calendario/pie.tsx'
import { Teclado } from './calendario/teclado.tsx'
import { Toolbar } from './calendario/toolbar.tsx'
import { Acciones } from './components/acciones.tsx'
import { Citas } from './components/citas.tsx'
import { useAgenda } from './use-agenda.ts'

/** Dialogs and their fields are fetched with the first dialog; the calendar has no fields. */
const Dialogos = lazy(async () => ({ default: (await import('./components/dialogos.tsx')).Dialogos }))

/** The calendar (spec 1 §2, Agenda). Reached from a card or a sale, it books for that prospect. */
export function AgendaScreen() {
  const agenda = useAgenda()
  const { opened, nombre, deQuien } = agenda
  const lead = deQuien.quien ? `Agenda de ${deQuien.quien}` : nombre && `Para ${nombre}`
  const helpId = useId()

  return (
    <Page title="Calendario" lead={lead} actions={<Acciones agenda={agenda} />}>
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
            onMark={agenda.mark}
            onSaid={agenda.said}
            onLetGo={agenda.letGo}
            onClose={() => agenda.setOpened(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}
