import { clasesDe, clasesDeNotificacion } from '@alerce/contract/catalogos/base/clases-de-notificacion'
import { horaDeMinutos } from '@alerce/domain/base/fechas/reloj'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Check } from '../../../components/fields/check.tsx'
import { CheckGroupField } from '../../../components/fields/check-group-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { muestraAvisos, saveAvisosDeEquipo, useAvisosDeEquipo } from '../../../lib/avisos-de-equipo.ts'
import { useSession } from '../../../lib/session/session.ts'
import classes from './notificaciones.module.css'

const horas = Array.from({ length: 24 }, (_, hora) => horaDeMinutos(hora * 60)).map((hora) => ({
  value: hora,
  label: hora,
}))

const BLOQUEADOS = 'El navegador bloquea los avisos de este sitio. Permítalos en la configuración del sitio.'

/** Which notifications this computer shows while the page is out of sight, and when; each choice holds at once. */
export function AvisosDialog({ onClose }: { readonly onClose: () => void }) {
  const avisos = useAvisosDeEquipo()
  const [blocked, setBlocked] = useState(() => muestraAvisos() && Notification.permission === 'denied')
  const propias = clasesDe(useSession().roles)
  const mostradas = propias.filter((tipo) => !avisos.callados.includes(tipo))

  const activate = async (activos: boolean) => {
    const permission = activos ? await Notification.requestPermission() : 'granted'
    setBlocked(permission === 'denied')
    saveAvisosDeEquipo({ ...avisos, activos: activos && permission === 'granted' })
  }

  return (
    <Dialog
      title="Avisos en este equipo"
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <div className={classes.avisos}>
        <Check
          label="Avisar cuando no miro esta ventana"
          checked={avisos.activos && !blocked}
          disabled={!muestraAvisos()}
          error={blocked ? BLOQUEADOS : undefined}
          description={muestraAvisos() ? undefined : 'Este navegador no muestra avisos.'}
          onChange={(activos) => void activate(activos)}
        />
        {avisos.activos && (
          <>
            <CheckGroupField
              label="De qué"
              value={mostradas}
              options={propias.map((tipo) => ({ value: tipo, label: clasesDeNotificacion[tipo] }))}
              onChange={(value) =>
                saveAvisosDeEquipo({ ...avisos, callados: propias.filter((tipo) => !value.includes(tipo)) })
              }
            />
            <fieldset className={classes.silencio}>
              <legend>Horas de silencio</legend>
              <SelectField
                label="Desde"
                value={avisos.desde}
                options={horas}
                onChange={(desde) => saveAvisosDeEquipo({ ...avisos, desde })}
              />
              <SelectField
                label="Hasta"
                value={avisos.hasta}
                options={horas}
                onChange={(hasta) => saveAvisosDeEquipo({ ...avisos, hasta })}
              />
            </fieldset>
          </>
        )}
      </div>
    </Dialog>
  )
}
