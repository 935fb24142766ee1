import { disponibilidadMessages } from '@alerce/contract/messages/agenda/disponibilidad'
import { paginaMessages } from '@alerce/contract/messages/agenda/reservas'
import { IconCalendar } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useRead } from '../../../lib/use-call.ts'
import { BloqueosPanel } from './bloqueos-panel.tsx'
import { Horario } from './horario.tsx'
import { Pagina } from './pagina.tsx'

/** Hours in which an advisor meets people, the time that is not free, and the page on which others book. */
export function DisponibilidadScreen() {
  const disponibilidad = useRead('obtenerDisponibilidad', {})
  const pagina = useRead('obtenerPaginaDeReservas', {})
  const actions = (
    <ButtonLink to={goTo('agenda')}>
      <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
      Calendario
    </ButtonLink>
  )
  return (
    <Page title="Disponibilidad" width="form" actions={actions}>
      <Stack>
        <Panel title="Horario de atención">
          <Loaded
            of={disponibilidad}
            failure={disponibilidadMessages.readFailed.text}
            ghost={<SkeletonRows count={10} />}
          >
            {(leida) => <Horario leida={leida} />}
          </Loaded>
        </Panel>
        <BloqueosPanel />
        <Panel title="Página de reservas">
          <Loaded of={pagina} failure={paginaMessages.readFailed.text} ghost={<SkeletonRows />}>
            {(leida) => <Pagina leida={leida} />}
          </Loaded>
        </Panel>
      </Stack>
    </Page>
  )
}
