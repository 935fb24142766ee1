import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { Enteros } from '../../../components/values/enteros.tsx'
import { deviceName } from '../../../lib/browser/device.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { type SesionPropia, useCerrar, useCerrarOtras, useSesiones } from './queries.ts'
import classes from './sesiones.module.css'

const failure = sesionMessages.closeFailed.text

interface SesionRowProps {
  readonly sesion: SesionPropia
  readonly onClose: (sesion: SesionPropia) => Promise<unknown>
  readonly failure: string
}

const pocket = /\b(iPhone|Android)\b/

/** Row of an open session. The current session is closed from the user's menu. */
function SesionRow({ sesion, onClose, failure }: SesionRowProps) {
  const { agente, ip, inicio, ultimaActividad, actual, cuentaDeEmpresa } = sesion
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
          {cuentaDeEmpresa && <span>Con la cuenta de la empresa</span>}
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

/** /mis-sesiones: sessions of the user, with a button that ends each of the others. */
export function SesionesScreen() {
  const sesiones = useSesiones()
  const changes = useOffers('cambiarClave')
  const cerrar = useCerrar()
  const cerrarOtras = useCerrarOtras()
  const confirm = useConfirm()
  const { tell, toast } = useUndoToast(failure)
  const alone = sesiones.data?.every(({ actual }) => actual) ?? true

  const close = async ({ sesionId, agente }: SesionPropia) => {
    const text = `Se cerrará la sesión de ${deviceName(agente)}. No se puede deshacer.`
    await confirm({ text, accept: 'Cerrar sesión' }, () =>
      cerrar.mutateAsync({ sesionId }, () => tell(`Sesión de ${deviceName(agente)} cerrada.`)),
    )
  }
  const others = useAction(async () => {
    const text = 'Se cerrarán todas sus sesiones, menos esta. No se puede deshacer.'
    await confirm({ text, accept: 'Cerrar mis otras sesiones' }, () =>
      cerrarOtras.mutateAsync({}, ({ cerradas }) =>
        tell(cerradas === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${cerradas} sesiones.`),
      ),
    )
  }, failure)

  const actions = (
    <ReasonedButton
      side="bottom"
      reason={alone ? 'No tiene otras sesiones abiertas' : null}
      busy={others.busy}
      onClick={() => others.run()}
    >
      Cerrar mis otras sesiones
    </ReasonedButton>
  )
  return (
    <Page
      title="Mis sesiones"
      lead={`Dónde tiene abierta su cuenta. Si no reconoce una, ciérrela${changes ? ' y cambie su contraseña' : ''}.`}
      actions={actions}
      width="reading"
    >
      <Panel title="Sesiones abiertas" flush>
        <Loaded of={sesiones} failure={sesionMessages.listFailed.text}>
          {(all) => (
            <ul className={classes.sesiones}>
              {all.map((sesion) => (
                <SesionRow key={sesion.sesionId} sesion={sesion} onClose={close} failure={failure} />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
      {toast}
    </Page>
  )
}
