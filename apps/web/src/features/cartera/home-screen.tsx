import { carteraMessages } from '@alerce/contract/messages/cartera'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { ReasonedButton } from '../../components/actions/reasoned-button.tsx'
import { Page } from '../../components/layout/page.tsx'
import { messageOf } from '../../lib/api/errors.ts'
import { goTo } from '../../lib/routes.ts'
import { useSession } from '../../lib/session/session.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { Cartera } from './components/cartera.tsx'
import { Filtrar } from './components/filtrar.tsx'
import { Pie } from './components/pie.tsx'
import { useFiltros } from './filtros.ts'
import { useCartera } from './queries.ts'

/** The portfolio: where an advisor begins and to which every sale returns (spec 1 §2, Home). */
export function HomeScreen() {
  const { nombres, asesor } = useSession()
  const reader = useReader('Solo un asesor agrega prospectos a su cartera')
  const navigate = useNavigate()
  const [filtros, change] = useFiltros()
  const cartera = useCartera(filtros, reader === null)

  const add = (
    <ReasonedButton kind="primary" side="bottom" reason={reader} onClick={() => void navigate(goTo('addProspect'))}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar nuevo prospecto
    </ReasonedButton>
  )

  return (
    <>
      <Page
        title={`Bienvenido ${nombres.split(' ')[0]}, ¿qué quieres hacer hoy?`}
        tab="Inicio"
        lead={asesor && `Cartera de ${asesor.nombre}`}
        actions={add}
      >
        <Filtrar filtros={filtros} onChange={change} total={cartera.data?.length ?? null} more={cartera.hasNextPage} />
        <Cartera
          prospectos={cartera.data}
          failure={cartera.error ? messageOf(cartera.error, carteraMessages.listFailed.text) : null}
          loading={cartera.isFetching}
          more={cartera.hasNextPage}
          onMore={() => void cartera.fetchNextPage()}
          onRetry={() => void (cartera.data ? cartera.fetchNextPage() : cartera.refetch())}
          filtros={filtros}
        />
      </Page>
      <Pie />
    </>
  )
}
