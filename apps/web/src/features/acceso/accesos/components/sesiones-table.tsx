import { fechaYHora, horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { SesionAbierta } from '../queries.ts'
import { CerrarButton } from './cerrar-button.tsx'
import { Persona } from './persona.tsx'
import { Procedencia } from './procedencia.tsx'

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
  readonly tell: Tell
}

function Accion({ sesion, tell }: { readonly sesion: SesionAbierta; readonly tell: Tell }) {
  if (sesion.actual) return 'Esta sesión'
  if (sesion.cierraEn) return `Se cierra a las ${horaEnSantiago(sesion.cierraEn)}`
  return <CerrarButton sesion={sesion} tell={tell} />
}

/** The administrator's own session ends by logging out, not here. */
export function SesionesTable({ of, tell }: SesionesTableProps) {
  return (
    <DataTable label="Tabla de sesiones" columns={columns} cards>
      {of.map((sesion) => (
        <tr key={sesion.sesionId}>
          <Persona {...sesion} />
          <td data-title="Inicio" data-keep>
            {fechaYHora(sesion.inicio)}
          </td>
          <td data-title="Última actividad" data-keep>
            {fechaYHora(sesion.ultimaActividad)}
          </td>
          <Procedencia {...sesion} />
          <td data-title="Acción" data-keep>
            <Accion sesion={sesion} tell={tell} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
