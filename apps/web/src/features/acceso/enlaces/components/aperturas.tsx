import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { deviceName } from '../../../../lib/browser/device.ts'
import classes from '../enlaces.module.css'
import type { EnlaceDeSupervisor } from '../queries.ts'

interface AperturasProps {
  readonly of: EnlaceDeSupervisor['aperturas']
  readonly label: string
}

/** When the link was opened, from which address and on what; newest first. */
export function Aperturas({ of, label }: AperturasProps) {
  return (
    <ul aria-label={label} className={classes.list}>
      {of.map(({ en, ip, agente }) => (
        <li key={`${en} ${ip}`}>
          <time dateTime={en}>{fechaYHora(en)}</time>
          <span>desde {ip}</span>
          <span title={agente}>{deviceName(agente)}</span>
        </li>
      ))}
    </ul>
  )
}
