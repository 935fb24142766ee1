import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { derechos, type Urgencia } from '@alerce/domain/personas/derechos'
import { Link } from 'react-router'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import type { Pedido } from '../queries.ts'

const columns = [
  { title: 'Pedido' },
  { title: 'Persona' },
  { title: 'Recibido' },
  { title: 'Contestar hasta' },
  { title: 'Estado' },
]

export function documentoDe({ tipoDocumento, documento }: Pick<Pedido, 'tipoDocumento' | 'documento'>): string {
  if (tipoDocumento === 'correo') return documento
  return tipoDocumento === 'rut' ? formatoRut(documento) : `Pasaporte ${documento}`
}

const estados: Readonly<Record<Urgencia, { readonly shape: Shape; readonly text: string }>> = {
  'a tiempo': { shape: 'ring', text: 'Por contestar' },
  'por vencer': { shape: 'diamond', text: 'Por vencer' },
  vencido: { shape: 'square', text: 'Vencido' },
}

export function EstadoDePedido({ urgencia, suprimidoEn }: Pick<Pedido, 'urgencia' | 'suprimidoEn'>) {
  if (urgencia === null)
    return <StateGlyph shape="disc">{suprimidoEn ? 'Contestado, suprimido' : 'Contestado'}</StateGlyph>
  const { shape, text } = estados[urgencia]
  return <StateGlyph shape={shape}>{suprimidoEn ? `${text}, suprimido` : text}</StateGlyph>
}

interface PedidosTableProps {
  readonly of: readonly Pedido[]
  readonly onOpen: () => void
}

export function PedidosTable({ of, onOpen }: PedidosTableProps) {
  return (
    <DataTable label="Tabla de pedidos" columns={columns} cards>
      {of.map(({ pedidoId, derecho, recibido, vence, urgencia, suprimidoEn, ...persona }) => (
        <tr key={pedidoId} data-off={urgencia === null || undefined}>
          <th scope="row">
            <Link to={`?pedidoId=${pedidoId}`} preventScrollReset data-opens onClick={onOpen}>
              {pedidoId} · {derechos[derecho]}
            </Link>
          </th>
          <td
            data-title="Persona"
            data-keep={persona.tipoDocumento !== 'correo' || undefined}
            data-break={persona.tipoDocumento === 'correo' || undefined}
          >
            {documentoDe(persona)}
          </td>
          <td data-title="Recibido" data-keep>
            {aDDMMYYYY(recibido)}
          </td>
          <td data-title="Contestar hasta" data-keep>
            {aDDMMYYYY(vence)}
          </td>
          <td data-title="Estado">
            <EstadoDePedido urgencia={urgencia} suprimidoEn={suprimidoEn} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
