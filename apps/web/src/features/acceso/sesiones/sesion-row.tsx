import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { Enteros } from '../../../components/values/enteros.tsx'
import { deviceName } from '../../../lib/browser/device.ts'
import type { SesionPropia } from './queries.ts'
import classes from './sesiones.module.css'

interface SesionRowProps {
  readonly sesion: SesionPropia
  readonly onClose: (sesion: SesionPropia) => Promise<unknown>
  readonly failure: string
}

const pocket = /\b(iPhone|Android)\b/

/** One of the person's open sessions. The one at hand is closed from the user's menu. */
export function SesionRow({ sesion, onClose, failure }: SesionRowProps) {
  const { agente, ip, inicio, ultimaActividad, actual } = sesion
  const close = useAction(() => onClose(sesion), failure)
  const device = deviceName(agente)
  const Icon = pocket.test(device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.sesion} data-actual={actual || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <h3>{device}</h3>
        <p>
          <span>{ip}</span>
          <span>
            <Enteros>Desde el {fechaYHora(inicio)}</Enteros>
          </span>
          <span>
            <Enteros>Última actividad {fechaYHora(ultimaActividad)}</Enteros>
          </span>
        </p>
      </div>
      {actual ? (
        <strong>Esta sesión</strong>
      ) : (
        <Button busy={close.busy} aria-label={`Cerrar ${device}, ${ip}`} onClick={() => close.run()}>
          Cerrar
        </Button>
      )}
    </li>
  )
}
