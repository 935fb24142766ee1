import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { Navigate } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Espera } from './components/espera.tsx'
import { FlujoDePareja } from './components/flujo-de-pareja.tsx'
import { LadoPanel } from './components/lado-panel.tsx'
import classes from './pareja.module.css'
import { usePareja } from './queries.ts'

const title = 'Pareja de compensados'

/** /pareja: both people of a compensated pair, where each stands, and who waits for whom. */
export function ParejaScreen() {
  const { prospectoId } = useIds()
  const pareja = usePareja(prospectoId)
  if (prospectoId === null) return <Navigate to={goTo('home')} replace />
  // nothing failed: there is nothing to show, and to ask again would not bring it
  if (isRefusal(pareja.error, parejaMessages.sinPareja.status) && !pareja.data)
    return (
      <Page title={title}>
        <Empty title={pareja.error.descripcion}>
          <ButtonLink to={goTo('postulantData', { prospectoId })}>Volver a la venta</ButtonLink>
        </Empty>
      </Page>
    )
  return (
    <LoadedPage title={title} of={pareja} failure={parejaMessages.readFailed.text}>
      {({ otorga, recibe, compensacion }) => (
        <Page title={title} lead={`${otorga.nombre} otorga a ${recibe.nombre}`}>
          <Stack>
            <div className={classes.duo}>
              <LadoPanel lado={otorga} otorga principal={otorga.turno === 'actua'} />
              <LadoPanel lado={recibe} otorga={false} principal={otorga.turno !== 'actua'} />
            </div>
            <FlujoDePareja otorga={otorga} recibe={recibe} compensacion={compensacion} />
            <Espera otorga={otorga} recibe={recibe} />
          </Stack>
        </Page>
      )}
    </LoadedPage>
  )
}
