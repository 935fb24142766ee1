import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { type Oponible, oponibles } from '@alerce/domain/postulacion/oposicion'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Pedido, useLevantar, useOponer } from '../queries.ts'
import { documentoDe } from './pedidos-table.tsx'

const columns = [{ title: 'Tratamiento' }, { title: 'Qué cambia' }, { title: 'Acción' }]

/** Effect of an objection to each treatment. */
const efectos: Readonly<Record<Oponible, string>> = {
  contacto: 'Sin declaración empezada, nadie la cita ni le escribe, y no se importa otra vez. La venta en curso sigue.',
  estadisticas: 'Sus ventas no se cuentan ni se nombran en ninguna cifra.',
}

interface FilaProps {
  readonly pedido: Pedido
  readonly tratamiento: Oponible
}

function Fila({ pedido, tratamiento }: FilaProps) {
  const { pedidoId, oposiciones, respondidoEn } = pedido
  const oponer = useOponer()
  const levantar = useLevantar()
  const confirm = useConfirm()
  const rige = oposiciones.includes(tratamiento)
  const nombre = oponibles[tratamiento]
  const { busy, run } = useAction(async () => {
    const title = rige ? `Levantar la oposición: ${nombre}` : `Anotar la oposición: ${nombre}`
    const text = rige
      ? `${documentoDe(pedido)} vuelve a lo de antes. Las citas anuladas no se reponen.`
      : `De ${documentoDe(pedido)}: ${efectos[tratamiento]}`
    await confirm({ title, text, accept: rige ? 'Levantar' : 'Anotar' }, () =>
      (rige ? levantar : oponer).mutateAsync({ pedidoId, tratamiento }),
    )
  }, derechosMessages.oposicionFailed.text)
  return (
    <tr>
      <th scope="row">{nombre}</th>
      <td data-title="Qué cambia">{efectos[tratamiento]}</td>
      <td data-title="Acción" data-keep>
        {(rige || respondidoEn === null) && (
          <Button busy={busy} onClick={run}>
            {rige ? `Levantar: ${nombre}` : `Oponer: ${nombre}`}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Treatments to which the person of a request may object, with the act that records or lifts each objection. */
export function Oposicion({ pedido }: { readonly pedido: Pedido }) {
  const todos = Object.keys(oponibles) as Oponible[]
  return (
    <DataTable label="Oposición" columns={columns} cards>
      {todos.map((tratamiento) => (
        <Fila key={tratamiento} pedido={pedido} tratamiento={tratamiento} />
      ))}
    </DataTable>
  )
}
