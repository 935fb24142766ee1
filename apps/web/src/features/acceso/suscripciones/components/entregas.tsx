import { PRUEBA, sucesos } from '@alerce/contract/catalogos/base/sucesos'
import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { type Entrega, useEntregas, useReenviar } from '../queries.ts'

const columns = [{ title: 'Suceso' }, { title: 'Estado' }, { title: 'Respuesta' }, { title: 'Acciones' }]

const shapes: Record<Entrega['estado'], Shape> = { pendiente: 'half', entregada: 'disc', fallida: 'square' }
/** States of a message, in words. */
export const estadosDeEnvio = { pendiente: 'Pendiente', entregada: 'Entregado', fallida: 'Fallido' } as const

/** Reply of the receiver, with the attempts that it took and the time of the next one. */
function respuestaDe({ codigo, error, proxima, intentos }: Entrega): string {
  if (intentos === 0) return '–'
  const dicha = `${error ?? `Respondió ${codigo}`}${intentos > 1 ? `, ${intentos} intentos` : ''}`
  return proxima ? `${dicha}. Se reintenta el ${fechaYHora(proxima)}` : dicha
}

interface EntregaRowProps {
  readonly entrega: Entrega
  readonly activa: boolean
}

function EntregaRow({ entrega, activa }: EntregaRowProps) {
  const { entregaId, identidad, suceso, creada, estado } = entrega
  const reenviar = useReenviar()
  const { busy, run } = useAction(() => reenviar.mutateAsync({ entregaId }), m.noReenviada.text)
  const texto = suceso === PRUEBA ? 'Prueba' : sucesos[suceso].texto
  const repeats = estado !== 'pendiente' && activa
  return (
    <tr>
      <th scope="row" title={identidad}>
        {texto}
        <small data-keep>{fechaYHora(creada)}</small>
      </th>
      <td data-title="Estado">
        <StateGlyph shape={shapes[estado]}>{estadosDeEnvio[estado]}</StateGlyph>
      </td>
      <td data-title="Respuesta">
        <span>
          <Enteros>{respuestaDe(entrega)}</Enteros>
        </span>
      </td>
      <td data-title={repeats ? 'Acciones' : undefined}>
        {repeats && (
          <Button kind="quiet" busy={busy} onClick={run} aria-label={`Reenviar: ${texto}, ${fechaYHora(creada)}`}>
            Reenviar
          </Button>
        )}
      </td>
    </tr>
  )
}

interface EntregasProps {
  readonly suscripcionId: number
  /** Nothing is sent to a webhook that is off. */
  readonly activa: boolean
}

/** Messages sent to a webhook in the last 30 days. */
export function Entregas({ suscripcionId, activa }: EntregasProps) {
  const entregas = useEntregas(suscripcionId)
  return (
    <Panel title="Envíos de 30 días" flush>
      <Paged of={entregas} failure={m.entregasFailed.text}>
        {(pages) => {
          const all = pages.flatMap((page) => page.entregas)
          if (all.length === 0) return <Empty title="Aún no hay envíos" />
          return (
            <DataTable label="Tabla de envíos" columns={columns} cards="early">
              {all.map((entrega) => (
                <EntregaRow key={entrega.entregaId} entrega={entrega} activa={activa} />
              ))}
            </DataTable>
          )
        }}
      </Paged>
    </Panel>
  )
}
