import { deviceName } from '../../../../lib/browser/device.ts'
import { instantText } from '../../../../lib/time/instant.ts'
import classes from '../enlaces.module.css'
import type { Enlace } from '../queries.ts'

interface AperturasProps {
  readonly of: Enlace['aperturas']
  readonly label: string
}

/** When the link was opened, from which address and on what; newest first. */
export function Aperturas({ of, label }: AperturasProps) {
  return (
    <ul aria-label={label} className={classes.list}>
      {of.map(({ en, ip, agente }) => (
        <li key={`${en} ${ip}`}>
          <time dateTime={en}>{instantText(en)}</time>
          <span>desde {ip}</span>
          <span title={agente}>{deviceName(agente)}</span>
        </li>
      ))}
    </ul>
  )
}
