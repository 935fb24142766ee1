import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { consentimientos } from '@alerce/domain/personas/derechos'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type ConsentimientoDado, type Pedido, useConsentimientos, useRevocar } from '../queries.ts'
import { documentoDe } from './pedidos-table.tsx'

const columns = [{ title: 'Consentimiento' }, { title: 'Versión' }, { title: 'Otorgado' }, { title: 'Estado' }]

const seRetira = ({ retiradoEn, conContrato }: ConsentimientoDado) => retiradoEn === null && !conContrato

function estadoDe({ retiradoEn, conContrato }: ConsentimientoDado): string {
  if (retiradoEn !== null) return `Retirado ${fechaYHora(retiradoEn)}`
  return conContrato ? 'Se conserva: hay un contrato' : 'Vigente'
}

function Dados({ of }: { readonly of: readonly ConsentimientoDado[] }) {
  if (of.length === 0) return <p>Esta persona no ha dado consentimientos.</p>
  return (
    <DataTable label="Consentimientos" columns={columns} cards>
      {of.map((dado) => (
        <tr key={`${dado.que}${dado.folio}${dado.en}`} data-off={!seRetira(dado) || undefined}>
          <th scope="row">
            {consentimientos[dado.que]}, DS {dado.folio}
          </th>
          <td data-title="Versión">{dado.version}</td>
          <td data-title="Otorgado" data-keep>
            {fechaYHora(dado.en)}
            {dado.ip !== null && `, desde ${dado.ip}`}
          </td>
          <td data-title="Estado" data-keep>
            {estadoDe(dado)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** Consents that a person gave, with their evidence, and the button that withdraws those that can be. */
export function Consentimientos({ pedido }: { readonly pedido: Pedido }) {
  const { pedidoId } = pedido
  const dados = useConsentimientos(pedidoId)
  const revocar = useRevocar()
  const confirm = useConfirm()
  const revoke = useAction(async () => {
    const text = `La declaración de ${documentoDe(pedido)} se cierra y lo de salud se elimina ahora. No se puede deshacer.`
    await confirm({ title: 'Retirar los consentimientos', text, accept: 'Retirar' }, async () => {
      await revocar.mutateAsync({ pedidoId })
      await dados.refetch()
    })
  }, derechosMessages.revocarFailed.text)
  return (
    <>
      <Loaded of={dados} failure={derechosMessages.consentimientosFailed.text} ghost={<SkeletonLines count={4} />}>
        {(todos) => <Dados of={todos} />}
      </Loaded>
      {dados.data?.some(seRetira) && (
        <div>
          <Button busy={revoke.busy} onClick={revoke.run}>
            Retirar los consentimientos
          </Button>
        </div>
      )}
    </>
  )
}
