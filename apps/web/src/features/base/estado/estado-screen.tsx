import { estadoMessages, estadosDeUnHecho, gruposDelEstado } from '@alerce/contract/messages/base/estado'
import type { HechoDelEstado } from '@alerce/contract/operations/base/estado'
import { screens } from '@alerce/contract/screens'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { RefreshButton } from '../../../components/actions/refresh-button.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { type Shape, StateGlyph } from '../../../components/values/estado.tsx'
import { goTo } from '../../../lib/routes.ts'
import { offersScreen, useSession } from '../../../lib/session/session.ts'
import classes from './estado.module.css'
import { useEstado } from './queries.ts'

const shapes: Readonly<Record<HechoDelEstado['estado'], Shape>> = { bien: 'disc', atender: 'diamond', incierto: 'ring' }

/** A fact: its subject, what is known of it, its state in words, and the screen that mends it. */
function HechoRow({ of: { asunto, texto, estado, pantalla } }: { readonly of: HechoDelEstado }) {
  const session = useSession()
  return (
    <li className={classes.hecho} data-estado={estado}>
      <h3>{asunto}</h3>
      <p>
        {texto}
        {pantalla && offersScreen(session, pantalla) && <Link to={goTo(pantalla)}>Ir a {screens[pantalla].name}</Link>}
      </p>
      <StateGlyph shape={shapes[estado]}>{estadosDeUnHecho[estado]}</StateGlyph>
    </li>
  )
}

function Grupos({ of }: { readonly of: readonly HechoDelEstado[] }) {
  return Object.entries(gruposDelEstado).map(([grupo, title]) => {
    const hechos = of.filter((hecho) => hecho.grupo === grupo)
    if (hechos.length === 0) return null
    return (
      <Panel key={grupo} title={title} flush>
        <ul className={classes.hechos}>
          {hechos.map((hecho) => (
            <HechoRow key={`${hecho.asunto} ${hecho.texto}`} of={hecho} />
          ))}
        </ul>
      </Panel>
    )
  })
}

/** How many facts ask for attention; announced when it changes. */
function Resumen({ of }: { readonly of: readonly HechoDelEstado[] }) {
  const cuantos = of.filter(({ estado }) => estado === 'atender').length
  if (cuantos === 0) return <Notice tone="info">Nada pide atención.</Notice>
  return <Notice>{cuantos === 1 ? '1 asunto pide atención.' : `${cuantos} asuntos piden atención.`}</Notice>
}

/** /consola/estado: state of the server that answers and of the database. */
export function EstadoScreen() {
  const estado = useEstado()
  const old = estado.error && estado.data ? fechaYHora(new Date(estado.dataUpdatedAt).toISOString()) : null
  return (
    <Page
      title="Estado"
      lead="Lo que sabe el servidor que contesta y lo que sabe la base de datos, que es de todos los servidores."
      actions={<RefreshButton busy={estado.isRefetching} onRefresh={() => void estado.refetch()} />}
      width="reading"
    >
      <Stack>
        {old && (
          <Notice tone="bad">
            {estadoMessages.readFailed.text} Lo que se ve es del {old}.
          </Notice>
        )}
        <Loaded of={estado} failure={estadoMessages.readFailed.text} ghost={<Ghost />}>
          {(hechos) => (
            <>
              <Resumen of={hechos} />
              <Grupos of={hechos} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}

const Ghost = () => (
  <Panel title={gruposDelEstado.servidor} flush>
    <SkeletonRows />
  </Panel>
)
