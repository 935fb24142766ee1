import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { clasesDePendiente } from '@alerce/domain/mesa/pendientes'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { usePendientesDeMesa } from '../../../lib/mesa/pendientes.ts'
import { now } from '../../../lib/time/clock.ts'
import { LoAbierto } from './bandeja/abierto.tsx'
import { DeClase, Nuevo } from './bandeja/de-clase.tsx'
import { Lista } from './bandeja/lista.tsx'
import { MesaTabs, useInAddress } from './bandeja/mesa-tabs.tsx'
import { useActos } from './bandeja/use-actos.ts'
import { useOrden } from './bandeja/use-orden.ts'
import { cuantos, nombreDe, type Vista } from './bandeja/vistas.ts'

const vistas: readonly Vista[] = ['todos', ...clasesDePendiente]

/** /consola/mesa: all that waits for the documents desk, in the order that one chooses, and what is past of each kind. */
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
      {(all) => <Lista key={vista} pendientes={all} ahora={Date.parse(now())} {...{ vista, actos, orden }} />}
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
