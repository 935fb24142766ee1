import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { deviceName } from '../../../lib/browser/device.ts'
import { type SesionPropia, useCerrar, useCerrarOtras, useSesiones } from './queries.ts'
import { SesionRow } from './sesion-row.tsx'
import classes from './sesiones.module.css'

const failure = sesionMessages.closeFailed.text

/** /mis-sesiones: where one is logged in, and a way to end what is not at hand. */
export function SesionesScreen() {
  const sesiones = useSesiones()
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
      lead="Dónde tiene abierta su cuenta. Si no reconoce una, ciérrela y cambie su contraseña."
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
