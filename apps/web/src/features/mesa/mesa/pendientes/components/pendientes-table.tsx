import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { limiteDe } from '@alerce/domain/mesa/pendientes'
import { PostulanteCells, postulanteColumns } from '../../../../../components/mesa/postulante-cells.tsx'
import { DataTable } from '../../../../../components/values/data-table.tsx'
import { tiempoDesde } from '../../../../../lib/time/espera.ts'
import type { Actos } from '../use-actos.ts'
import { asuntos, type Pendiente } from '../vistas.ts'
import { Acto } from './acto.tsx'

const columns = [...postulanteColumns, { title: 'Pendiente' }, { title: 'Espera' }, { title: 'Acción' }]

interface RowProps {
  readonly pendiente: Pendiente
  readonly metaHoras: number
  readonly ahora: number
  readonly actos: Actos
}

function Row({ pendiente, metaHoras, ahora, actos }: RowProps) {
  const { clase, que, corregida, desde, vence } = pendiente
  const late = Date.parse(limiteDe(pendiente, metaHoras)) <= ahora
  return (
    <tr>
      <PostulanteCells of={pendiente} />
      <td data-title="Pendiente">
        <span>
          {asuntos[clase]}
          <small>{que}</small>
          {corregida && <small>Corregida, en revisión</small>}
        </span>
      </td>
      <td data-title="Espera" data-keep data-hot={late || undefined}>
        <span>
          {tiempoDesde(desde, ahora)}
          {late && <small>Pasó la meta</small>}
          {vence && <small>Se anula el {fechaYHora(vence)}</small>}
        </span>
      </td>
      <td>
        <Acto pendiente={pendiente} actos={actos} />
      </td>
    </tr>
  )
}

interface PendientesTableProps extends Omit<RowProps, 'pendiente'> {
  readonly of: readonly Pendiente[]
}

export function PendientesTable({ of, ...rest }: PendientesTableProps) {
  return (
    <DataTable label="Tabla de pendientes de la mesa" columns={columns} cards>
      {of.map((pendiente) => (
        <Row
          key={`${pendiente.clase} ${pendiente.registroId ?? pendiente.prospectoId}`}
          pendiente={pendiente}
          {...rest}
        />
      ))}
    </DataTable>
  )
}
