import { bitacoraMessages } from '@alerce/contract/messages/cartera/venta'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Acciones } from './acciones.tsx'
import { Filtro } from './filtro.tsx'
import { Impreso } from './impreso.tsx'
import { PorPartes } from './por-partes.tsx'
import { type EntradaDeBitacora, useFiltro } from './use-filtro.ts'

/** What has happened to a prospect, newest first (spec 2 §2, Bitácora). */
export function TimelineScreen() {
  const { prospectoId } = useIds()
  const bitacora = useRead('obtenerBitacoraProspecto', { prospectoId: prospectoId ?? 0 })
  useLive('obtenerBitacoraProspecto', { payload: { prospectoId }, prospectos: [prospectoId] })
  const filtro = useFiltro(bitacora.data ?? [])
  return (
    <Page title="Bitácora" actions={<Acciones printable={filtro.filtradas.length > 0} />} width="reading">
      <Loaded
        of={bitacora}
        failure={bitacoraMessages.readFailed.text}
        ghost={<SkeletonLines count={8} label="Cargando la bitácora" />}
      >
        {(entries) => <Movimientos entries={entries} filtro={filtro} />}
      </Loaded>
    </Page>
  )
}

interface MovimientosProps {
  readonly entries: readonly EntradaDeBitacora[]
  readonly filtro: ReturnType<typeof useFiltro>
}

function Movimientos({ entries, filtro }: MovimientosProps) {
  if (entries.length === 0) return <Empty title="Todavía no hay movimientos" />
  return (
    <>
      <Impreso />
      <Filtro filtro={filtro} total={entries.length} />
      {filtro.filtradas.length > 0 ? (
        <PorPartes entries={filtro.filtradas} />
      ) : (
        <Empty title="Ningún movimiento coincide">
          <Button onClick={filtro.quitar}>Quitar filtros</Button>
        </Empty>
      )}
    </>
  )
}
