import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { fechaYHora, horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { deviceName } from '../../../../lib/browser/device.ts'
import { type SesionAbierta, useCerrarSesion, useConservarSesion } from '../queries.ts'

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

interface CerrarButtonProps {
  readonly sesion: SesionAbierta
  readonly tell: Tell
}

/** Ends a session after a short delay, during which it can be undone. The user's unsaved form waits as a draft. */
function CerrarButton({ sesion: { sesionId, nombre, agente }, tell }: CerrarButtonProps) {
  const { mutateAsync: cerrar } = useCerrarSesion()
  const { mutateAsync: conservar } = useConservarSesion()
  const { busy, run } = useAction(async () => {
    await cerrar({ sesionId }, ({ cierraEn }) => {
      if (cierraEn === null) return tell(`La sesión de ${nombre} ya se había cerrado.`)
      const text = `La sesión de ${nombre} se cierra en ${PLAZO_PARA_DESHACER} segundos. Lo que no guardó lo recupera al ingresar.`
      tell(text, (said) => conservar({ sesionId }, said))
    })
  }, sesionMessages.closeFailed.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Cerrar la sesión de ${nombre}, ${deviceName(agente)}`} onClick={run}>
      Cerrar
    </Button>
  )
}

function Accion({ sesion, tell }: { readonly sesion: SesionAbierta; readonly tell: Tell }) {
  if (sesion.actual) return 'Esta sesión'
  if (sesion.cierraEn) return `Se cierra a las ${horaEnSantiago(sesion.cierraEn)}`
  return <CerrarButton sesion={sesion} tell={tell} />
}

interface PersonaProps {
  readonly nombre: string
  readonly usuario: string
  /** Came by a supervisor's link. */
  readonly enlace: boolean
  /** Came by the account of the company. */
  readonly cuentaDeEmpresa: boolean
}

const porDonde = ({ enlace, cuentaDeEmpresa }: PersonaProps): string => {
  if (enlace) return ' · con enlace de supervisor'
  return cuentaDeEmpresa ? ' · con la cuenta de la empresa' : ''
}

/** Cell with the user of a session. */
export function Persona(persona: PersonaProps) {
  const { nombre, usuario } = persona
  return (
    <th scope="row">
      {nombre}
      <small>{usuario + porDonde(persona)}</small>
    </th>
  )
}

interface ProcedenciaProps {
  readonly ip: string
  readonly agente: string
}

/** Cells with the IP address and the browser of a session. */
export function Procedencia({ ip, agente }: ProcedenciaProps) {
  return (
    <>
      <td data-title="Dirección" data-keep>
        {ip}
      </td>
      <td data-title="Dispositivo" title={agente}>
        {deviceName(agente)}
      </td>
    </>
  )
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
