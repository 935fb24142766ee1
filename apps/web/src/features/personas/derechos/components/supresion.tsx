import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type LineaDeSupresion, type Pedido, useRevision, useSuprimir } from '../queries.ts'
import { documentoDe } from './pedidos-table.tsx'

const columns = [{ title: 'Datos' }, { title: 'Registros', num: true }, { title: 'Qué pasa' }]

function Lineas({ of }: { readonly of: readonly LineaDeSupresion[] }) {
  if (of.length === 0) return <p>No se guarda nada de esta persona.</p>
  return (
    <DataTable label="Qué se suprime" columns={columns} cards>
      {of.map(({ que, filas, destino, motivo }) => (
        <tr key={`${que}${destino}${motivo}`}>
          <th scope="row">{que}</th>
          <td data-title="Registros" data-num>
            {filas}
          </td>
          <td data-title="Qué pasa">
            {destino}
            {motivo && `: ${motivo}`}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** Outcome of an erasure for each activity, and the button that confirms it. */
export function RevisionDeSupresion({ pedido }: { readonly pedido: Pedido }) {
  const { pedidoId } = pedido
  const revision = useRevision(pedidoId)
  const suprimir = useSuprimir()
  const confirm = useConfirm()
  const seVa = revision.data?.some(({ destino }) => destino !== 'se conserva') ?? false
  const erase = useAction(async () => {
    const text = `Se borra lo que se puede de ${documentoDe(pedido)}, con sus archivos y cartas. No se puede deshacer.`
    await confirm({ title: 'Suprimir los datos', text, accept: 'Suprimir' }, async () => {
      await suprimir.mutateAsync({ pedidoId })
      await revision.refetch()
    })
  }, derechosMessages.suprimirFailed.text)
  return (
    <>
      <Loaded of={revision} failure={derechosMessages.revisarFailed.text} ghost={<SkeletonLines count={4} />}>
        {(lineas) => <Lineas of={lineas} />}
      </Loaded>
      {seVa && (
        <div>
          <Button busy={erase.busy} onClick={erase.run}>
            Suprimir los datos
          </Button>
        </div>
      )}
    </>
  )
}
