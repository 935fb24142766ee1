import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { NuevoPedidoDialog } from './components/nuevo-pedido-dialog.tsx'
import { PedidoDialog } from './components/pedido-dialog.tsx'
import { PedidosTable } from './components/pedidos-table.tsx'
import { usePedidos } from './queries.ts'

/** /consola/personas: requests of persons over their data, with their deadlines. */
export function PersonasScreen() {
  const pedidos = usePedidos()
  const desk = useRecordDesk('pedidoId')
  const { openId, isNew, acts } = desk
  const chosen = pedidos.data?.find(({ pedidoId }) => String(pedidoId) === openId) ?? null
  const actions = (
    <Button kind="primary" onClick={desk.create}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Registrar pedido
    </Button>
  )
  return (
    <Page
      title="Pedidos de personas"
      lead="Lo que piden sobre sus datos. Cada pedido se contesta en 30 días."
      actions={actions}
    >
      <Stack>
        {desk.notice}
        <Panel title="Pedidos" flush>
          <Loaded of={pedidos} failure={derechosMessages.pedidosFailed.text} ghost={<SkeletonRows />}>
            {(all) =>
              all.length === 0 ? <Empty title="No hay pedidos" /> : <PedidosTable of={all} onOpen={desk.forget} />
            }
          </Loaded>
        </Panel>
      </Stack>
      {isNew && <NuevoPedidoDialog {...acts} />}
      {chosen && <PedidoDialog key={chosen.pedidoId} pedido={chosen} {...acts} />}
      {desk.over}
    </Page>
  )
}
