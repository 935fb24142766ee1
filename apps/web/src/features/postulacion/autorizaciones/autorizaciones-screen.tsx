import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import type { Screen } from '@alerce/contract/screens'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import classes from '../../../components/mesa/mesa.module.css'
import { DataTable } from '../../../components/values/data-table.tsx'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { idIn } from '../../../lib/use-ids.ts'
import { CasoDialog } from './components/caso-dialog.tsx'
import { Resuelta } from './components/caso-file.tsx'
import { type FiltroDeAutorizaciones, type Solicitud, useAutorizaciones } from './queries.ts'

const titulos: Record<FiltroDeAutorizaciones, string> = {
  pendientes: 'Solicitudes pendientes',
  decididas: 'Solicitudes decididas',
}
const vacios: Record<FiltroDeAutorizaciones, string> = {
  pendientes: 'No hay solicitudes pendientes',
  decididas: 'No hay solicitudes decididas',
}

/** The lists of a desk by their name in the URL; the first one is shown when none is named. */
type Lists<L extends string> = readonly (readonly [list: L, name: string])[]

/** Which list of a desk is looked at: `?ver=todos`. */
function useList<L extends string>(lists: Lists<L>, first: L): L {
  const [params] = useSearchParams()
  return lists.find(([list]) => list === params.get('ver'))?.[0] ?? first
}

interface DeskTabsProps<L extends string> {
  readonly screen: Screen
  readonly label: string
  readonly lists: Lists<L>
  readonly current: L
}

function DeskTabs<L extends string>({ screen, label, lists, current }: DeskTabsProps<L>) {
  const tabs = lists.map(([list, name], at) => ({
    to: at === 0 ? goTo(screen) : `${goTo(screen)}?ver=${list}`,
    name,
    current: list === current,
  }))
  return (
    <div className={classes.tabs}>
      <LinkTabs label={label} tabs={tabs} />
    </div>
  )
}

const listas = (pendientes: number | undefined): Lists<FiltroDeAutorizaciones> => [
  ['pendientes', pendientes ? `Pendientes ${pendientes}` : 'Pendientes'],
  ['decididas', 'Decididas'],
]

const who = [{ title: 'Postulante' }, { title: 'Asesor' }, { title: 'Motivo' }, { title: 'Solicitada' }]
const columns = { pendientes: who, decididas: [...who, { title: 'Decisión' }] }

const PARAM = 'autorizacionId'

/** Open case over its list, in the URL; the list stays. */
function useAbierta() {
  const [params, setParams] = useSearchParams()
  const wayOn = useWayOn()
  const abierta = idIn(params, PARAM)
  const now = useRef({ params, abierta })
  now.current = { params, abierta }
  return {
    abierta,
    open: (autorizacionId: number) => {
      const next = new URLSearchParams(params)
      next.set(PARAM, String(autorizacionId))
      setParams(next, { replace: true, preventScrollReset: true })
    },
    /** Closes that case only: another case may be open by then. */
    close: () => {
      if (now.current.abierta !== abierta) return
      const without = new URLSearchParams(now.current.params)
      without.delete(PARAM)
      void wayOn(`?${without}`, { replace: true, preventScrollReset: true })
    },
  }
}

/** The address of a case over the list that is looked at. */
function useAbrir(): (autorizacionId: number) => string {
  const { pathname, search } = useLocation()
  return (autorizacionId) => {
    const params = new URLSearchParams(search)
    params.set(PARAM, String(autorizacionId))
    return `${pathname}?${params}`
  }
}

interface AutorizacionesTableProps {
  readonly cuales: FiltroDeAutorizaciones
  readonly of: readonly Solicitud[]
}

/** Each row opens its case. */
function AutorizacionesTable({ cuales, of }: AutorizacionesTableProps) {
  const open = useAbrir()
  return (
    <DataTable label={`Tabla de solicitudes ${cuales}`} columns={columns[cuales]} cards>
      {of.map((solicitud) => {
        const { autorizacionId, nombre, rut, asesor, motivo, solicitada } = solicitud
        return (
          <tr key={autorizacionId}>
            <th scope="row">
              <Link data-opens to={open(autorizacionId)} preventScrollReset>
                {nombre}
              </Link>
              {rut && <small>{formatoRut(rut)}</small>}
            </th>
            <td data-title="Asesor">{asesor}</td>
            <td data-title="Motivo">{motivo}</td>
            <td data-title="Solicitada" data-keep>
              {fechaYHora(solicitada)}
            </td>
            {cuales === 'decididas' && (
              <td data-title="Decisión">
                <Resuelta of={solicitud} />
              </td>
            )}
          </tr>
        )
      })}
    </DataTable>
  )
}

/** /consola/autorizaciones: requests to go on without a certificate, and the answer of the head of the team. */
export function AutorizacionesScreen() {
  const cuales = useList(listas(0), 'pendientes')
  const reading = useAutorizaciones(cuales)
  const { abierta, open, close } = useAbierta()
  const { tell, letGo, toast } = useUndoToast(decisionMessages.decisionFailed.text)
  return (
    <Page
      title="Autorizaciones"
      lead="Quien pide continuar sin el certificado de cotizaciones no cotiza hasta que usted decida."
    >
      <DeskTabs
        screen="autorizaciones"
        label="Autorizaciones"
        lists={listas(reading.data?.pages[0]?.pendientes)}
        current={cuales}
      />
      <Panel title={titulos[cuales]} flush>
        <Paged of={reading} failure={decisionMessages.colaFailed.text}>
          {(pages) => {
            const all = pages.flatMap(({ filas }) => filas)
            if (all.length > 0) return <AutorizacionesTable cuales={cuales} of={all} />
            return (
              <Empty title={vacios[cuales]}>{cuales === 'pendientes' && <p>Las nuevas aparecen aquí solas.</p>}</Empty>
            )
          }}
        </Paged>
      </Panel>
      {abierta !== null && (
        <CasoDialog
          key={abierta}
          autorizacionId={abierta}
          onDecided={tell}
          onClose={close}
          onLetGo={letGo(() => open(abierta))}
        />
      )}
      {toast}
    </Page>
  )
}
