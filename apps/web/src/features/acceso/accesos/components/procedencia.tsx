import { deviceName } from '../../../../lib/browser/device.ts'

interface ProcedenciaProps {
  readonly ip: string
  readonly agente: string
}

/** Where a session came from, in two cells. */
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
