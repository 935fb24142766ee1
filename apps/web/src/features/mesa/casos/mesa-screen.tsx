import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { type ClaseDePendiente, clasesDePendiente } from '@alerce/domain/mesa/pendientes'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import classes from '../../../components/mesa/mesa.module.css'
import { usePendientesDeMesa } from '../../../lib/mesa/pendientes.ts'
import { goTo } from '../../../lib/routes.ts'
import { now } from '../../../lib/time/clock.ts'
import { LoAbierto } from './bandeja/abierto.tsx'
import { Lista } from './bandeja/lista.tsx'
import { type Actos, useActos } from './bandeja/use-actos.ts'
import { useOrden } from './bandeja/use-orden.ts'
import { clases, cuantos, nombreDe, type Vista } from './bandeja/vistas.ts'

const vistas: readonly Vista[] = ['todos', ...clasesDePendiente]

interface DeClaseProps {
  readonly clase: ClaseDePendiente
  readonly actos: Actos
}

/** Begins one that nobody asked for. */
function Nuevo({ clase, actos }: DeClaseProps) {
  const { nuevo } = clases[clase]
  if (!nuevo) return null
  return (
    <Button kind="primary" onClick={() => actos.abrir(nuevo.abre)}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {nuevo.palabra}
    </Button>
  )
}

/** Which of these the address names under that key: `?ver=mandato`; null: none of them. */
function useInAddress<L extends string>(key: 'ver' | 'lista', among: readonly L[]): L | null {
  const [params] = useSearchParams()
  return among.find((one) => one === params.get(key)) ?? null
}

interface MesaTab {
  /** Kind in the URL, and `lista` of that kind; null: pending matters of all kinds. */
  readonly ver: string | null
  readonly lista?: string
  readonly name: string
  readonly current: boolean
}

interface MesaTabsProps {
  readonly label: string
  readonly tabs: readonly MesaTab[]
}

/** Places of the desk side by side; the order that one chose goes along. */
function MesaTabs({ label, tabs }: MesaTabsProps) {
  const [params] = useSearchParams()
  const orden = params.get('orden')
  const address = ({ ver, lista }: MesaTab) => {
    const query = new URLSearchParams({
      ...(ver && { ver }),
      ...(lista && { lista }),
      ...(orden && !lista && { orden }),
    }).toString()
    return query ? `${goTo('mesa')}?${query}` : goTo('mesa')
  }
  return (
    <div className={classes.tabs}>
      <LinkTabs label={label} tabs={tabs.map((tab) => ({ to: address(tab), name: tab.name, current: tab.current }))} />
    </div>
  )
}

/** Pending matters of a kind, or one of its lists of closed matters. */
function DeClase({ clase, actos, inbox }: DeClaseProps & { readonly inbox: ReactNode }) {
  const { nombre, registros } = clases[clase]
  const lista = useInAddress('lista', Object.keys(registros))
  const registro = lista === null ? undefined : registros[lista]
  const tabs = [
    { ver: clase, name: 'Pendientes', current: !registro },
    ...Object.entries(registros).map(([una, { nombre: name }]) => ({
      ver: clase,
      lista: una,
      name,
      current: una === lista,
    })),
  ]
  return (
    <>
      <MesaTabs label={nombre} tabs={tabs} />
      {registro ? <registro.Lista actos={actos} /> : inbox}
    </>
  )
}

/** /consola/mesa: pending matters of the documents desk in a chosen order, and closed ones of each kind. */
export function MesaScreen() {
  const vista = useInAddress('ver', vistas) ?? 'todos'
  const orden = useOrden()
  const pendientes = usePendientesDeMesa(vista === 'todos' ? null : vista, orden)
  const { tell, letGo, toast } = useUndoToast(mesaMessages.pendienteNoGuardado.text)
  const actos = useActos({ tell, letGo })
  const { data } = pendientes
  const tabs = vistas.map((una) => ({
    ver: una === 'todos' ? null : una,
    name: data ? `${nombreDe(una)} ${cuantos(data, una)}` : nombreDe(una),
    current: una === vista,
  }))
  const inbox = (
    <Loaded of={pendientes} failure={mesaMessages.pendientesFailed.text} ghost={<SkeletonRows />}>
      {(all) => (
        <Lista key={vista} pendientes={all} ahora={Date.parse(now())} vista={vista} actos={actos} orden={orden} />
      )}
    </Loaded>
  )
  return (
    <Page
      title="Pendientes de la mesa"
      lead="Lo que un caso necesita de la mesa para avanzar, lo que más urge primero."
      actions={vista !== 'todos' && <Nuevo clase={vista} actos={actos} />}
    >
      <MesaTabs label="Pendientes" tabs={tabs} />
      {vista === 'todos' ? inbox : <DeClase key={vista} clase={vista} actos={actos} inbox={inbox} />}
      <LoAbierto actos={actos} tell={tell} letGo={letGo} />
      {actos.irregularidades.dialogo}
      {toast}
    </Page>
  )
}
