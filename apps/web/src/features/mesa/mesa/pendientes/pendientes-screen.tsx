import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { clasesDePendiente } from '@alerce/domain/mesa/pendientes'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { DeskTabs, type Lists, useList } from '../../../../components/mesa/desk-tabs.tsx'
import { usePendientesDeMesa } from '../../../../lib/mesa/pendientes.ts'
import { now } from '../../../../lib/time/clock.ts'
import { type Revisada, Revision } from '../firmas/components/revision.tsx'
import { FunDialog } from '../fun/components/fun-dialog.tsx'
import { MandatoDialog } from '../mandatos/components/mandato-dialog.tsx'
import { Lista } from './components/lista.tsx'
import { type Actos, useActos } from './use-actos.ts'
import { cuantos, nombres, type Pendientes, type Vista } from './vistas.ts'

const vistas: readonly Vista[] = ['todos', ...clasesDePendiente]

const conCuenta = (pendientes: Pendientes | undefined): Lists<Vista> =>
  vistas.map((vista) => [vista, pendientes ? `${nombres[vista]} ${cuantos(pendientes, vista)}` : nombres[vista]])

/** /consola/mesa: all that waits for the documents desk, who should be attended first on top. */
export function PendientesScreen() {
  const vista = useList(conCuenta(undefined), 'todos')
  const pendientes = usePendientesDeMesa(vista === 'todos' ? null : vista)
  const { tell, letGo, toast } = useUndoToast(mesaMessages.pendienteNoGuardado.text)
  const actos = useActos({ tell, letGo })
  return (
    <Page
      title="Pendientes de la mesa"
      lead="Lo que un caso necesita de la mesa para avanzar, lo que más urge primero."
    >
      <DeskTabs screen="mesa" label="Pendientes" lists={conCuenta(pendientes.data)} current={vista} />
      <Loaded of={pendientes} failure={mesaMessages.pendientesFailed.text} ghost={<SkeletonRows />}>
        {(all) => <Lista vista={vista} pendientes={all} ahora={Date.parse(now())} actos={actos} />}
      </Loaded>
      <Dialogo actos={actos} tell={tell} letGo={letGo} />
      {actos.irregularidades.dialogo}
      {toast}
    </Page>
  )
}

interface DialogoProps extends Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'> {
  readonly actos: Actos
}

/** What stands over the list: signed papers looked at, a FUN or a mandate that is written. */
function Dialogo({ actos: { abierto, abrir, fun, mandatos }, tell, letGo }: DialogoProps) {
  if (abierto === null) return null
  if ('firma' in abierto) {
    const change = (firma: Revisada | null) => abrir(firma && { firma })
    return <Revision of={abierto.firma} decides tell={tell} letGo={letGo} onChange={change} />
  }
  const salida = { onClose: () => abrir(null), onLetGo: letGo(() => abrir(abierto)) }
  return 'fun' in abierto ? (
    <FunDialog fun={abierto.fun} cambios={fun} {...salida} />
  ) : (
    <MandatoDialog caso={abierto.mandato} registrar={mandatos.registrar} {...salida} />
  )
}
