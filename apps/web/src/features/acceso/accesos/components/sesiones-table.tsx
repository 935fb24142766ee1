import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { deviceName } from '../../../../lib/browser/device.ts'
import type { SesionAbierta } from '../queries.ts'
import { CerrarButton } from './cerrar-button.tsx'
import { Persona } from './persona.tsx'

const columns = [
  { title: 'Persona' },
  { title: 'Inicio' },
  { title: 'Última actividad' },
  { title: 'Dirección' },
  { title: 'Dispositivo' },
  { title: 'Acción' },
]

interface SesionesTableProps {
  readonly of: readonly SesionAbierta[]
  readonly onClosed: (what: string) => void
}

/** The administrator's own session ends by logging out, not here. */
export function SesionesTable({ of, onClosed }: SesionesTableProps) {
  return (
    <DataTable label="Tabla de sesiones" columns={columns}>
      {of.map((sesion) => (
        <tr key={sesion.sesionId}>
          <Persona {...sesion} />
          <td data-keep>{fechaYHora(sesion.inicio)}</td>
          <td data-keep>{fechaYHora(sesion.ultimaActividad)}</td>
          <td data-keep>{sesion.ip}</td>
          <td title={sesion.agente}>{deviceName(sesion.agente)}</td>
          <td data-keep>{sesion.actual ? 'Esta sesión' : <CerrarButton sesion={sesion} onClosed={onClosed} />}</td>
        </tr>
      ))}
    </DataTable>
  )
}
